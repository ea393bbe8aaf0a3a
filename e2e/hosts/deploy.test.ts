import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {deployScript, nginx} from '../../hosting/hosts/servers';
import {hostingModel} from '../../hosting/model';
import {precompress} from '../../hosting/precompress';
import {compressedSamples} from '../../hosting/smoke/checks';
import {sendRequest} from '../../hosting/smoke/sendRequest';
import {buildFolder, projectFolder} from '../support/build';
import {freePort, hasBrotli, isInstalled, nginxMain, warnOfMissing} from './servers';

/** The server, what the script calls, and what makes a certificate. */
const programs = ['nginx', 'rsync', 'openssl'];

it('names what a deploy needs and this machine lacks', () => {
  const warn = vi.spyOn(console, 'warn');
  warnOfMissing([...programs, 'no-such-program']);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no-such-program. Their host tests DID NOT RUN'));
  warn.mockRestore();
});

describe.each(programs.every(isInstalled) ? ['nginx'] : [])('a deploy to a real %s with TLS', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const [build, live, config] = ['build', 'live', 'conf.d/help-centre.conf'].map((each) => join(folder, each)) as [
    string,
    string,
    string,
  ];
  const tls = {certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem')};
  let server: ChildProcess;
  let secure: number;
  let plain: number;

  const deploy = () =>
    spawnSync('sh', [join(folder, 'deploy.sh'), build, live, `https://localhost:${secure}`], {
      cwd: projectFolder,
      env: {...process.env, CONFIG: config, NODE_EXTRA_CA_CERTS: tls.certificate},
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
    writeFileSync(
      join(folder, 'nginx.conf'),
      (text['nginx.conf'] ?? '')
        .replaceAll(/listen (.*)443 /g, `listen $1${secure} `)
        .replaceAll(/listen (.*)80;/g, `listen $1${plain};`),
    );
    const main = join(folder, 'main.conf');
    writeFileSync(main, nginxMain(`include ${join(folder, 'conf.d')}/*.conf;`, folder));
    const command = `nginx -c ${main} -p ${folder}`;
    writeFileSync(
      join(folder, 'deploy.sh'),
      deployScript(name, model, {
        file: 'nginx.conf',
        installed: config,
        test: `${command} -t -q`,
        reload: `${command} -s reload`,
      }),
    );
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
    writeFileSync(join(folder, 'nginx.conf'), 'nonsense;');
    expect(deploy()).toMatchObject({status: 1, stdout: ''});
    expect([livePage(), readFileSync(config, 'utf8')]).toEqual([before, configuration]);
  });
});
