import {rmSync} from 'node:fs';
import path from 'node:path';
import type {Peer, Topic} from './peer';
import {type Cost, runMeasured} from './run';
import {install, newerNode, writeFiles} from './packages';

/** The folder and the cost of a built site. */
export interface Built extends Cost {
  readonly output: string;
}

/**
 * Writes a peer's pages and builds it from clean.
 * @throws when the build fails or takes longer than the limit
 */
export async function buildPeer(peer: Peer, topics: readonly Topic[], limitSeconds?: number): Promise<Built> {
  const folder = install(peer.packages);
  for (const name of [peer.sources, peer.output, ...peer.caches]) {
    rmSync(path.join(folder, name), {recursive: true, force: true});
  }
  writeFiles(folder, peer.files(topics));
  const cost = await runMeasured({
    program: peer.newerNode ? newerNode() : process.execPath,
    args: [path.join(folder, 'node_modules', peer.program), ...peer.args],
    folder,
    limitSeconds,
  });
  return {...cost, output: path.join(folder, peer.output)};
}
