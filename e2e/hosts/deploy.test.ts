import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {apache} from '../../hosting/hosts/apache';
import {nginx} from '../../hosting/hosts/servers';
import {hostingModel} from '../../hosting/model';
import {precompress} from '../../hosting/precompress';
import {compressedSamples} from '../../hosting/smoke/checks';
import {sendRequest} from '../../hosting/smoke/sendRequest';
import {buildFolder, projectFolder} from '../support/build';
import {freePort, hasBrotli, isInstalled, nginxMain, startServer, warnOfMissing, type HostServer} from './servers';

/** The server, what the script calls, and what makes a certificate. */
const programs = ['nginx', 'rsync', 'openssl'];

it('names what a deploy needs and this machine lacks', () => {
  const warn = vi.spyOn(console, 'warn');
  warnOfMissing([...programs, 'no-such-program']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no-such-program. Their host tests DID NOT RUN'));
  warn.mockRestore();
});

// Each deploy asks for the whole site: on a machine that does other work too, that took more than the usual minute.
vi.setConfig({testTimeout: 240_000});

describe.each(programs.every(isInstalled) ? ['nginx'] : [])('a deploy to a real %s with TLS', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const [build, live, config] = ['build', 'live', 'conf.d/help-centre.conf'].map((each) => join(folder, each)) as [
    string,
    string,
    string,
  ];
  const tls = {certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem')};
  const main = join(folder, 'main.conf');
  const command = `nginx -c ${main} -p ${folder}`;
  /** What `npm run hosting` wrote. */
  const generated = join(folder, 'out/nginx/nginx.conf');
  let server: ChildProcess;
  let secure: number;
  let plain: number;

  const deploy = () =>
    spawnSync('sh', [join(folder, 'deploy.sh'), name, build, live, `https://localhost:${secure}`], {
      cwd: projectFolder,
      env: {
        ...process.env,
        CONFIG: config,
        TEST: `${command} -t -q`,
        RELOAD: `${command} -s reload`,
        NODE_EXTRA_CA_CERTS: tls.certificate,
      },
      encoding: 'utf8',
    });
  const page = join(build, 'docs/faq/index.html');
  const livePage = () => readFileSync(join(live, 'docs/faq/index.html'), 'utf8');

  beforeAll(async () => {
    [secure, plain] = [await freePort(), await freePort()];
    cpSync(buildFolder, build, {recursive: true});
    mkdirSync(join(folder, 'conf.d'));
    const model = hostingModel(build);
    precompress(
      build,
      compressedSamples(model).map(({file}) => file),
    );
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const files = ['-keyout', tls.key, '-out', tls.certificate];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, ...files], {
      stdio: 'ignore',
    });
    const text = nginx.files(model, {root: live, listen: '', domain: 'localhost', tls, brotli: hasBrotli});
    cpSync(join(projectFolder, 'hosting/deploy.sh'), join(folder, 'deploy.sh'));
    mkdirSync(dirname(generated), {recursive: true});
    writeFileSync(
      generated,
      (text['nginx.conf'] ?? '')
        .replaceAll(/listen (.*)443 /g, `listen $1${secure} `)
        .replaceAll(/listen (.*)80;/g, `listen $1${plain};`),
    );
    writeFileSync(main, nginxMain(`include ${join(folder, 'conf.d')}/*.conf;`, folder));
    server = spawn('nginx', ['-c', main, '-p', folder], {stdio: ['ignore', 'ignore', 'pipe']});
    await new Promise<void>((resolve) => {
      server.stderr?.on('data', (chunk: Buffer) => chunk.includes('start worker processes') && resolve());
    });
  });

  afterAll(async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, {recursive: true});
  });

  it('installs it, and asks the live site for everything', async () => {
    const {status, stdout} = deploy();
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^ok {3}content\n[\s\S]*Deployed\.\n$/)]);
    const {headers} = await sendRequest(`http://localhost:${plain}`, '/docs/faq/?a=1');
    expect(headers.location).toBe('https://localhost/docs/faq/?a=1');
  });

  it('puts the pages back when the live site is not what the build expects', () => {
    const before = livePage();
    writeFileSync(page, before.replace('</h1>', '!</h1>'));
    const {status, stdout} = deploy();
    expect([status, stdout]).toEqual([1, expect.stringContaining('/docs/faq/: not the content of the build')]);
    expect(livePage()).toBe(before);
  });

  it('puts the configuration back when the server would not read it, and publishes nothing', () => {
    const [before, configuration] = [livePage(), readFileSync(config, 'utf8')];
    writeFileSync(generated, 'nonsense;');
    expect(deploy()).toMatchObject({status: 1, stdout: ''});
    expect([livePage(), readFileSync(config, 'utf8')]).toEqual([before, configuration]);
  });
});

describe.each(['apache2', 'rsync'].every(isInstalled) ? ['apache'] : [])('a deploy to a real %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const [build, live] = [join(folder, 'build'), join(folder, 'live')];
  let server: HostServer;
  const deploy = () =>
    spawnSync('sh', ['hosting/deploy.sh', name, build, live, server.origin], {cwd: projectFolder, encoding: 'utf8'});

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    cpSync(buildFolder, build, {recursive: true});
    const model = hostingModel(build);
    precompress(
      build,
      compressedSamples(model).map(({file}) => file),
    );
    for (const [file, text] of Object.entries(apache.files(model, {root: '.', listen: ''}))) {
      writeFileSync(join(build, file), text);
    }
    mkdirSync(live);
    server = await startServer('apache2', model, live);
  });

  afterAll(async () => {
    await server.stop();
    rmSync(folder, {recursive: true});
  });

  it('installs it, and asks the live site for everything', () => {
    const {status, stdout} = deploy();
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^ok {3}content\n[\s\S]*Deployed\.\n$/)]);
  });

  const liveRules = () => readFileSync(join(live, '.htaccess'), 'utf8');

  it('puts the rules back when the server cannot read them', () => {
    const before = liveRules();
    writeFileSync(join(build, '.htaccess'), 'Nonsense');
    expect(deploy()).toMatchObject({status: 1, stdout: expect.stringContaining('status 500') as string});
    expect(liveRules()).toBe(before);
  });

  it('puts them back when nobody reads what it says: a terminal that is gone', () => {
    const before = liveRules();
    spawnSync('sh', ['-c', `sh hosting/deploy.sh ${name} ${build} ${live} ${server.origin} 2>&1 | head -n 1`], {
      cwd: projectFolder,
    });
    expect(liveRules()).toBe(before);
  });
});
