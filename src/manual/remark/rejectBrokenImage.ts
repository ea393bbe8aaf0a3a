import type {MarkdownHooks} from '@docusaurus/types';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {relativeFile} from '../../site/pageRef';
import type {BuildContext} from '../page/buildContext';
import {nearest} from '../writer-errors/didYouMean';
import {writerMessage} from '../writer-errors/message';

type Hook = Exclude<MarkdownHooks['onBrokenMarkdownImages'], string>;

/**
 * Docusaurus' answer to an image that is not there.
 * @throws WriterErrors with file, line and what to do, always.
 */
export function rejectBrokenImage(siteDir: string, build: Pick<BuildContext, 'fail'>): Hook {
  return ({sourceFilePath, url, node}) => {
    const message = writerMessage('brokenImage', {url}, nearestImage(siteDir, sourceFilePath, url));
    return build.fail([{file: relativeFile(sourceFilePath, siteDir), line: node.position?.start.line ?? 1, message}]);
  };
}

/** The nearest file name in the folder that the image was expected in; empty when none is near. */
function nearestImage(siteDir: string, sourceFilePath: string, url: string): string {
  const base = url.startsWith('/') ? path.join(siteDir, 'static') : path.dirname(path.resolve(siteDir, sourceFilePath));
  const folder = path.join(base, path.dirname(url));
  const near = existsSync(folder) ? nearest(path.basename(url), readdirSync(folder)) : undefined;
  return near === undefined ? '' : path.posix.join(path.posix.dirname(url), near).replace(/^(?![./])/, './');
}
