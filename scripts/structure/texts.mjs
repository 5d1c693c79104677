// What no file of the repository may contain, and how files are named.

const CODE = /\.(tsx?|mjs|css|json|html|md)$/;

/** @type {readonly { why: string, files: RegExp, pattern: RegExp }[]} */
const FORBIDDEN = [
  { why: 'names a folder outside the repository', files: CODE, pattern: /\.\.\/shared\b/ },
  {
    why: 'names a path of one machine',
    files: CODE,
    pattern: /(?:^|[\s'"`(=])(?:\/work|\/home\/\w+|\/root|\/Users\/\w+|[A-Z]:\\Users)(?:[/\\]|\b)/,
  },
  // Black, white and the shadows made of them are no theme colours.
  {
    why: 'colours belong in src/ui/theme.css',
    files: /^src\/.*\.module\.css$/,
    pattern: /#(?!(?:fff|000)\b)[\da-f]{3,8}\b|\brgba?\((?!0[ ,]+0[ ,]+0\b|255[ ,]+255[ ,]+255\b)|\bhsla?\(/i,
  },
  {
    why: 'what antd draws is restyled in src/ui alone (docs/decisions/090-component-library.md)',
    files: /^src\/(?!ui\/).*\.css$/,
    pattern: /\.ant-[\w-]+/,
  },
  {
    why: 'a test has no time limit of its own: a slow machine is not a fault (tests/setup.ts, vite.config.ts)',
    files: /^(?:packages\/[\w-]+\/)?tests\/(?!e2e\/|bench\/|build\/).*\.tsx?$/,
    pattern: /\{ timeout: \d|\}, \d[\d_]{3,}\);|^\s+\d+_000,\n\s*\);/m,
  },
  {
    why: 'a test waits for what it means, or moves the clock (tests/clock.ts); it does not sleep',
    files: /^(?:packages\/[\w-]+\/)?tests\/(?!e2e\/|bench\/|build\/).*\.tsx?$/,
    pattern: /await new Promise\(\(\w+\) => setTimeout\(\w+, (?:\d[\d_]{2,}|[A-Z_]+)\)/,
  },
  {
    why: 'a browser test waits for what it means, or moves the clock of the page; it does not sleep',
    files: /^tests\/e2e\/.*\.ts$/,
    pattern: /waitForTimeout\(/,
  },
  {
    why: 'what is no amount or percentage is never counted as nothing (src/domain/money.ts)',
    files: /^(?:src|mocks)\/(?!domain\/money\.ts$).*\.tsx?$/,
    pattern: /(?:\bparse(?:Optional)?Yuan|\bfen|\.money)\([^\n;]*\) (?:\?\?|\|\|) '?0|\bpolicy\([^\n;]*\) \|\| '0/,
  },
  {
    why: "antd's Result says its icon in English: take ui/state/Outcome.tsx (docs/decisions/090-component-library.md)",
    files: /^src\/(?!ui\/state\/Outcome\.tsx$).*\.tsx$/,
    pattern: /^import \{[^}]*\bResult\b[^}]*\} from 'antd'/m,
  },
  {
    why: "antd's Tabs say their position in English: take ui/Tabs.tsx",
    files: /^src\/(?!ui\/Tabs\.tsx$).*\.tsx$/,
    pattern: /^import \{[^}]*\bTabs\b[^}]*\} from 'antd'/m,
  },
  {
    why: 'a list of the centre chooses and turns pages in mocks/centre/kernel/list-page.ts alone',
    files: /^mocks\/(?!centre\/kernel\/list-page\.ts$).*\.tsx?$/,
    pattern: /\bpage - 1\b|\bpage \* (?:\w+\.)?size\b|!(?:\w+\.)?ksrq \|\| [\w.]+ >= (?:\w+\.)?ksrq\b/,
  },
  {
    why: 'what comes from outside is read by isRecord, jsonOf and typedText (src/lib/foreign-json.ts)',
    files: /^(?:src|mocks)\/(?!lib\/foreign-json\.ts$).*\.tsx?$/,
    pattern:
      /'object' (?:&& \w+ !==|\|\| \w+ ===) null (?:&& !|\|\| )Array\.isArray\(|return JSON\.parse\(\w+\);\n\s*\} catch|'string' \? (\w+)\.trim\(\) : typeof \1 === 'number' \? String\(\1\)/,
  },
  {
    why: 'days are counted in src/domain/dates.ts',
    files: /^(?:src|mocks)\/(?!domain\/dates\.ts$).*\.tsx?$/,
    pattern: /\/ (?:86_?400_?000|DAY(?:_MS)?)\b/,
  },
  {
    why: 'a declaration is waiting for its body',
    files: /^src\/.*\.tsx?$/,
    pattern: /^export declare (?:function|const)/m,
  },
];

/** Everything is named after its one subject; a file that re-exports others hides where things are. */
const NAMELESS = /(?:^|\/)(?:utils?|helpers?|common|misc|index)\.(?:ts|tsx)$/;
const LINES = 300;

/** @param {ReadonlyMap<string, string>} files */
export function textFaults(files) {
  const faults = [];
  for (const [path, text] of files) {
    if (path.startsWith('scripts/structure/') || path.startsWith('tests/structure/')) continue;
    for (const { why, files: scope, pattern } of FORBIDDEN) {
      const match = scope.test(path) ? pattern.exec(text) : null;
      if (match) faults.push(`${path}:${lineOf(text, match.index)}: ${why} (${match[0].trim()})`);
    }
    if (/^(?:src|packages)\//.test(path) && NAMELESS.test(path))
      faults.push(`${path}: a file is named after its subject`);
    if (
      /^(?:src|scripts|mocks\/(?!data\/)|packages\/[\w-]+\/src\/).*\.(tsx?|mjs)$/.test(path) &&
      lineOf(text, text.length) > LINES + 1
    ) {
      faults.push(`${path}: over ${LINES} lines`);
    }
  }
  return faults;
}

/**
 * @param {string} lock text of package-lock.json
 * @param {(path: string) => boolean} exists
 */
export function repositoryFaults(lock, exists) {
  const faults = [];
  const host = /"resolved": "https?:\/\/[^"]+"/.exec(lock);
  if (host) faults.push(`package-lock.json: names a registry host (${host[0]})`);
  if (exists('public/mockServiceWorker.js')) faults.push('public/mockServiceWorker.js: would be part of every build');
  return faults;
}

function lineOf(text, index) {
  return text.slice(0, index).split('\n').length;
}
