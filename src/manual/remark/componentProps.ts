import {screenProps} from '../../screens';
import {nearest} from '../../writer-errors/didYouMean';
import {writerMessage, type Message} from '../../writer-errors/message';

/** The properties of the components of the manual. Every property is a text. */
export interface ComponentRule {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Whether something may stand between its tags. */
  readonly holds: 'nothing' | 'content';
}

/** The components that a page may use. */
export const components: Readonly<Record<string, ComponentRule>> = {
  Steps: {required: [], optional: [], holds: 'content'},
  Result: {required: [], optional: [], holds: 'content'},
  Need: {required: ['summary'], optional: [], holds: 'content'},
  Answer: {required: ['id', 'question'], optional: ['former'], holds: 'content'},
  Trouble: {required: [], optional: [], holds: 'content'},
  Screen: {required: ['name'], optional: screenProps, holds: 'nothing'},
  Messages: {required: ['of'], optional: ['as'], holds: 'nothing'},
  OnScreen: {required: ['of'], optional: [], holds: 'nothing'},
  Glossary: {required: [], optional: [], holds: 'nothing'},
  Contact: {required: [], optional: [], holds: 'nothing'},
  Moved: {required: ['to', 'ids'], optional: [], holds: 'nothing'},
  Board: {required: [], optional: [], holds: 'nothing'},
  Related: {required: ['pages'], optional: [], holds: 'nothing'},
  Topic: {required: ['id'], optional: [], holds: 'content'},
  ManualPdf: {required: [], optional: [], holds: 'nothing'},
  SaveManual: {required: [], optional: [], holds: 'nothing'},
};

/** Reports a tag that is not a component, closed or not: plain HTML is not a component either. */
export function unknownComponent(name: string): Message {
  const componentNames = Object.keys(components);
  const tags = componentNames.map((one) => `<${one}>`).join(', ');
  return writerMessage('unknownComponent', {name, known: tags}, nearest(name, componentNames));
}
