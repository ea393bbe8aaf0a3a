import {execFileSync, spawnSync} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {
  hosts,
  type HostOptions,
  hostingModel,
  type HostingModel,
  precompress,
  compressedSamples,
  sendRequest,
} from '../../hosting';
import {buildFolder, projectFolder} from '../support/build';
import {folderWith} from '../support/folder';
import {describeUnless, missingPrograms} from '../support/programs';
import {freePort} from '../../scripts/freePort.mjs';
import {caddyHome, hasBrotli, launch, nginxMain, startServer} from './servers';

// Each deploy requests the whole site. On a busy machine that took more than the usual minute.
vi.setConfig({testTimeout: 240_000});

/** The files and free ports of one test. */
interface Place {
  folder: string;
  build: string;
  live: string;
  tls: {certificate: string; key: string};
  secure: number;
  plain: number;
  admin: number;
}

/** A server, with the steps that an operator does by hand. */
interface Setup {
  options: Partial<HostOptions>;
  /** The files that `npm run hosting` writes. */
  generated: string;
  /** Adapts a file to the ports of the test. */
  adapted?: (text: string) => string;
  /** The path at which the script installs the file. */
  config: string;
  env?: NodeJS.ProcessEnv;
  start: (model: HostingModel) => Promise<{origin: string; stop: () => Promise<void>}>;
}

const setups: {[name: string]: (place: Place) => Setup} = {
  nginx({folder, tls, secure, plain}) {
    const main = join(folder, 'main.conf');
    const command = `nginx -c ${main} -p ${folder}`;
    const origin = `https://localhost:${secure}`;
    return {
      options: {domain: 'localhost', ...tls, brotli: hasBrotli},
      generated: join(folder, 'out/nginx/nginx.conf'),
      adapted: (text) =>
        text.replaceAll(/listen (.*)443 /g, `listen $1${secure} `).replaceAll(/listen (.*)80;/g, `listen $1${plain};`),
      config: join(folder, 'conf.d/help-centre.conf'),
      env: {TEST: `${command} -t -q`, RELOAD: `${command} -s reload`},
      start: async () => {
        mkdirSync(join(folder, 'conf.d'));
        writeFileSync(main, nginxMain(`include ${join(folder, 'conf.d')}/*.conf;`, folder));
        return {origin, stop: await launch('nginx', origin, {args: ['-c', main, '-p', folder]})};
      },
    };
  },
  caddy({folder, tls, secure, plain, admin}) {
    const config = join(folder, 'Caddyfile');
    const ports = `{\n\tadmin localhost:${admin}\n\thttp_port ${plain}\n\thttps_port ${secure}\n}\n`;
    const origin = `https://localhost:${secure}`;
    return {
      options: {domain: 'localhost', ...tls},
      generated: join(folder, 'out/caddy/Caddyfile'),
      adapted: (text) => ports + text,
      config,
      start: async () => {
        writeFileSync(config, ports);
        const args = ['run', '--config', config, '--adapter', 'caddyfile'];
        return {origin, stop: await launch('caddy', origin, {args, env: caddyHome(folder)})};
      },
    };
  },
  apache: ({build, live}) => ({
    options: {},
    generated: join(build, '.htaccess'),
    config: join(live, '.htaccess'),
    start: (model) => startServer('apache2', model, live),
  }),
};

const programOf = (name: string) => (name === 'apache' ? 'apache2' : name);

const testDeploy = (name: string, setupIn: (place: Place) => Setup) => () => {
  const folder = folderWith();
  const [build, live] = [join(folder, 'build'), join(folder, 'live')];
  const tls = {certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem')};
  let place: Place;
  let setup: Setup;
  let server: {origin: string; stop: () => Promise<void>};

  const script = () => [join(folder, 'deploy.sh'), name, build, live, server.origin];
  const surroundings = () => ({
    cwd: projectFolder,
    env: {...process.env, ...setup.env, CONFIG: setup.config, NODE_EXTRA_CA_CERTS: tls.certificate},
    encoding: 'utf8' as const,
  });
  const deploy = () => spawnSync('sh', script(), surroundings());
  const liveNow = () => [join(live, 'docs/faq/index.html'), setup.config].map((file) => readFileSync(file, 'utf8'));

  beforeAll(async () => {
    place = {folder, build, live, tls, secure: await freePort(), plain: await freePort(), admin: await freePort()};
    setup = setupIn(place);
    // Apache drops root.
    chmodSync(folder, 0o755);
    cpSync(buildFolder, build, {recursive: true});
    cpSync(join(projectFolder, 'hosting/deploy.sh'), join(folder, 'deploy.sh'));
    mkdirSync(live);
    const model = hostingModel(build);
    precompress(build, compressedSamples(model).values());
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', tls.key, '-out', tls.certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    mkdirSync(dirname(setup.generated), {recursive: true});
    for (const [file, text] of Object.entries(
      hosts[name]?.files(model, {root: live, listen: '', ...setup.options}) ?? {},
    )) {
      writeFileSync(join(dirname(setup.generated), file), setup.adapted?.(text) ?? text);
    }
    server = await setup.start(model);
  });

  afterAll(() => server.stop());

  it('installs the build, and checks everything on the live site', async () => {
    const {status, stdout} = deploy();
    expect([status, stdout]).toEqual([0, expect.stringMatching(/ok {3}content\n[\s\S]*Deployed\.\n$/)]);
    if (setup.options.domain) {
      const {headers} = await sendRequest(`http://localhost:${place.plain}`, '/docs/faq/?a=1');
      expect(headers.location).toMatch(/^https:\/\/localhost(?::\d+)?\/docs\/faq\/\?a=1$/);
    }
  });

  it('puts the pages back when the live site is not what the build expects', () => {
    const oldSite = liveNow();
    const page = join(build, 'docs/faq/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', '!</h1>'));
    const {status, stdout} = deploy();
    expect([status, stdout]).toEqual([1, expect.stringContaining('/docs/faq/: not the content of the build')]);
    expect(liveNow()).toEqual(oldSite);
  });

  it('puts the configuration back when the server cannot read it, even when the terminal is gone', () => {
    const oldSite = liveNow();
    writeFileSync(setup.generated, 'nonsense {');
    const {status, stdout} = deploy();
    // Only Apache reads its configuration at each request. The others publish nothing.
    const answer: unknown =
      name === 'apache' ? expect.stringContaining('status 500') : expect.not.stringContaining('content');
    expect([status, stdout]).toEqual([1, answer]);
    expect(liveNow()).toEqual(oldSite);
    // The terminal is closed, so output fails.
    spawnSync('sh', ['-c', `sh ${script().join(' ')} 2>&1 | head -n 1`], surroundings());
    expect(liveNow()).toEqual(oldSite);
  });
};

for (const [name, setupIn] of Object.entries(setups)) {
  const missingNames = missingPrograms(programOf(name), 'rsync', 'openssl');
  describeUnless(missingNames, `a deploy to a real ${name}`, testDeploy(name, setupIn));
}
