import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {markdownTable} from 'markdown-table';
import {faultAnnotation, type FaultReport} from './fault';

type Row = [fault: string, locale: string, observations: string, reloads: string, recovery: string];

const head: Row = ['Fault', 'Locale', 'What the user saw', 'Reloads', 'Recovery'];
const widest = 76;

function short(text: string): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

/** Prints the outcome of every fault when all tests are over. Without faults it prints nothing. */
export default class FaultTable implements Reporter {
  private readonly rows: Row[] = [];

  onTestEnd(_test: TestCase, {annotations, status}: TestResult): void {
    const annotation = annotations.find(({type}) => type === faultAnnotation)?.description;
    if (annotation) {
      const {fault, locale, observations, reloads, recovery} = JSON.parse(annotation) as FaultReport;
      const outcome = status === 'passed' ? recovery : status.toUpperCase();
      this.rows.push([fault, locale, short(observations.replaceAll('\n', ' ')), String(reloads), outcome]);
    }
  }

  onEnd(): void {
    if (this.rows.length) {
      const rows = this.rows.sort((a, b) => a[0].localeCompare(b[0]) || a[1].localeCompare(b[1]));
      console.log(`\n${markdownTable([head, ...rows])}`);
      console.log(`\n${new Set(rows.map(([fault]) => fault)).size} faults, ${rows.length} tests`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
