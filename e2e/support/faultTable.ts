import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {faultAnnotation, type Tale} from './fault';

type Row = [fault: string, language: string, saw: string, reloads: string, recovered: string];

const head: Row = ['Fault', 'Lang', 'What the reader saw', 'Reloads', 'Recovered'];
const widest = 76;

function short(text: string): string {
  return text.length > widest ? `${text.slice(0, widest - 1)}…` : text;
}

/** Prints what every fault did to its reader, when all tests are over. Without faults it prints nothing. */
export default class FaultTable implements Reporter {
  private readonly rows: Row[] = [];

  onTestEnd(_test: TestCase, {annotations, status}: TestResult): void {
    const told = annotations.find(({type}) => type === faultAnnotation)?.description;
    if (told) {
      const {fault, language, saw, reloads, recovered} = JSON.parse(told) as Tale;
      const outcome = status === 'passed' ? recovered : status.toUpperCase();
      this.rows.push([fault, language, short(saw.replaceAll('\n', ' ')), String(reloads), outcome]);
    }
  }

  onEnd(): void {
    if (this.rows.length) {
      const rows = this.rows.sort((a, b) => a[0].localeCompare(b[0]) || a[1].localeCompare(b[1]));
      const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
      const print = (row: string[]) =>
        row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd();
      const rule = widths.map((width) => '-'.repeat(width));
      console.log(`\n${[head, rule, ...rows].map(print).join('\n')}`);
      console.log(`\n${new Set(rows.map(([fault]) => fault)).size} faults, ${rows.length} tests`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
