// Finds a Chromium for the browser tests, or gets one. `node scripts/find-browser.mjs` prints its path; with --install it may install.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VARIABLES = ['CHROMIUM_PATH', 'CHROME_PATH'];
/** In order of preference; the names are those of Linux distributions. */
const COMMANDS = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const SHELL = '/usr/bin/chromium-headless-shell';

const ADVICE = [
  '没有找到可用的浏览器，也无法自动安装。请任选一种方式后重试：',
  '  1. 安装 Chrome、Chromium 或 Edge；',
  '  2. 运行 npx playwright install --with-deps chromium；',
  '  3. 把环境变量 CHROMIUM_PATH 设为浏览器可执行文件的完整路径。',
  'No browser was found and none could be installed. Install Chrome, Chromium or Edge, or run',
  '"npx playwright install --with-deps chromium", or set CHROMIUM_PATH to the executable of a browser.',
].join('\n');

/** Path of a browser on this machine: environment variable, system Chrome, Chromium or Edge, Playwright's own; undefined if there is none. */
export function findBrowser() {
  for (const name of VARIABLES) {
    const path = process.env[name];
    if (path && existsSync(path)) return path;
    if (path) console.warn(`${name}=${path}: no such file, looking further`);
  }
  const own = playwrightBrowser();
  return systemCandidates().find((path) => existsSync(path)) ?? (own && existsSync(own) ? own : undefined);
}

/** Path of Debian's chromium-headless-shell, in which most browser tests run faster; undefined where there is none: the browser runs them all. */
export function findShell() {
  return existsSync(SHELL) ? SHELL : undefined;
}

/** As findBrowser, but installs one where there is none; ends with advice in Chinese and English where that fails. */
export function ensureBrowser() {
  ensureChineseFont();
  const path = findBrowser() ?? (installBrowser() ? findBrowser() : undefined);
  if (!path) throw new Error(ADVICE);
  if (!findShell() && canUseApt()) apt(['chromium-headless-shell']);
  return path;
}

/** Switches for a machine without a way out: no update checks or field trials that fail noisily; root needs --no-sandbox. */
export function browserArguments() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ];
}

function systemCandidates() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['/Applications', join(process.env.HOME ?? '', 'Applications')].map(
        (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
      ),
    );
  }
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
      Boolean,
    );
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Chromium/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ];
    return programs.flatMap((program) => roots.map((root) => join(String(root), program)));
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return undefined;
  }
}

function installBrowser() {
  if (canUseApt()) return apt(['chromium', 'fonts-wqy-zenhei']);
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, [cli, 'install', 'chromium']);
}

/** Without a Chinese font every text is boxes: the tests pass, the pictures tell nothing. */
function ensureChineseFont() {
  if (!canUseApt()) return;
  const fonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (fonts.status === 0 && fonts.stdout.trim() === '') apt(['fonts-wqy-zenhei']);
}

function canUseApt() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function apt(packages) {
  process.env.DEBIAN_FRONTEND = 'noninteractive';
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

function run(command, args) {
  console.warn(`> ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    return true;
  } catch (error) {
    console.warn(String(error));
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.stdout.write(`${process.argv.includes('--install') ? ensureBrowser() : (findBrowser() ?? '')}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
