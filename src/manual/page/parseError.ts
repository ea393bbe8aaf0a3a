import {parseDocument} from 'yaml';
import {components, unknownComponent} from '../remark/checkComponents';
import {writerMessage} from '../../writer-errors/message';
import type {WriterError} from '../../writer-errors/writerError';

/** An error of the front matter parser. It counts lines from 0. */
interface YamlError {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly buffer: string};
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && error.name === 'YAMLException' && 'mark' in error;

/** The message of the MDX parser for an unclosed tag: its name, and the line where it was opened. */
const unclosedTag = /closing tag for `<(\w+)>` \((\d+):/;

/** Errors of a second parser for a key without a colon. It reports the key itself; the first parser reports the end of the next value. */
const noColon = new Set(['MULTILINE_IMPLICIT_KEY', 'MISSING_CHAR']);

/** The line of the quotation mark that is not closed, or of the key without a colon; otherwise the line at which the parser stopped. */
function faultyLine({mark: {line, buffer}}: YamlError): number {
  const lineIndex = buffer.split('\n').findIndex((text) => text.split('"').length % 2 === 0);
  if (lineIndex >= 0 && lineIndex < line) return lineIndex + 1;
  const key = parseDocument(buffer.replaceAll('\0', '')).errors[0];
  return key?.linePos && noColon.has(key.code) ? key.linePos[0].line : line + 1;
}

const fieldName = /^\s*([^:]+):/;

function explainYaml(file: string, error: YamlError): WriterError {
  if (error.reason !== 'duplicated mapping key')
    return {file, line: faultyLine(error), message: writerMessage('unreadableFrontMatter')};
  const {line, buffer} = error.mark;
  const [, name = ''] = fieldName.exec(buffer.split('\n')[line] ?? '') ?? [];
  return {file, line: line + 1, message: writerMessage('repeatedField', {name})};
}

/**
 * Explains why a page could not be read at all.
 * @param file from the site's root, with `/`
 * @param error as the parser of the front matter or of MDX throws it
 * @param content the text of the page
 */
export function explainParseError(file: string, error: unknown, content = ''): WriterError {
  if (isYamlError(error)) return explainYaml(file, error);
  const reason = error instanceof Error ? error.message : String(error);
  const [, tag, openingLine] = unclosedTag.exec(reason) ?? [];
  if (tag !== undefined) {
    const message = tag in components ? writerMessage('tagNotClosed', {tag}) : unknownComponent(tag);
    return {file, line: Number(openingLine), message};
  }
  const line =
    typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number' ? error.line : 1;
  // Other kinds of Markdown use braces for {#id}, {.class}, {:toc}, {% note %}.
  const [braces] = /\{\{?[ :]*[#.%<:][^{}]*\}?/.exec(content.split('\n')[line - 1] ?? '') ?? [];
  return {
    file,
    line,
    message: braces ? writerMessage('otherBraces', {braces}) : writerMessage('unreadablePage', {reason}),
  };
}
