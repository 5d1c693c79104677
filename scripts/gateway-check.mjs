// npm run gateway:check -- --base URL: walks a gateway in the order in which a hall needs it and says of each call what is wrong.
//   --login-type 1|2|3 (1)   --account A --password P   or   --token T      whose reads are asked
//   --captcha TEXT           answer of the picture, for a test gateway with a fixed one; without it the picture is written to a file and asked for
//   --services auth=auth/v1  prefixes as in config.json, several joined by commas
//   --origin URL             origin of the hall, where it is another one: cross-origin headers are checked
//   --write                  also calls that write and are taken back (a draft, columns): a test gateway only
//   --slow MS (1000)         --timeout MS (60000)      --json FILE
// Exit status 0: nothing is wrong; 1: some call is; 2: the options are. No secret and no whole identity number is printed.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { STATES } from './gateway/judge.mjs';
import { faultsIn, lineOf, summaryOf } from './gateway/report.mjs';
import { walk } from './gateway/walk.mjs';

const { values: given } = parseArgs({
  options: {
    base: { type: 'string' },
    'login-type': { type: 'string', default: '1' },
    account: { type: 'string' },
    password: { type: 'string' },
    token: { type: 'string' },
    captcha: { type: 'string' },
    services: { type: 'string', default: '' },
    origin: { type: 'string' },
    write: { type: 'boolean', default: false },
    slow: { type: 'string', default: '1000' },
    timeout: { type: 'string', default: '60000' },
    json: { type: 'string' },
  },
});
if (!given.base || !URL.canParse(given.base) || !/^[123]$/.test(given['login-type'])) {
  console.error(
    '用法：npm run gateway:check -- --base https://网关 [--login-type 1|2|3 --account 账号 --password 密码]',
  );
  process.exit(2);
}

const contract = JSON.parse(readFileSync(new URL('../docs/gateway/openapi.json', import.meta.url), 'utf8'));
let stage = '';
const results = await walk(
  contract,
  {
    base: given.base,
    loginType: given['login-type'],
    account: given.account,
    password: given.password,
    token: given.token,
    services: Object.fromEntries(
      given.services
        .split(',')
        .filter(Boolean)
        .map((one) => one.split('=')),
    ),
    origin: given.origin,
    isWriting: given.write,
    slow: Number(given.slow),
    timeout: Number(given.timeout),
    captcha: given.captcha === undefined ? askCaptcha : () => given.captcha,
  },
  (result) => {
    if (result.stage !== stage) console.log(`\n${result.stage}`);
    stage = result.stage;
    console.log(lineOf(result));
  },
);
console.log(`\n${summaryOf(results)}`);
if (given.json) {
  const rows = results.map(({ stage, call, state, notes, unknown, ms }) => ({
    stage,
    call,
    state,
    said: STATES[state],
    notes,
    unknown,
    ms,
  }));
  writeFileSync(
    given.json,
    `${JSON.stringify({ base: given.base, contract: contract.info.version, results: rows }, null, 2)}\n`,
  );
}
process.exit(faultsIn(results).length > 0 ? 1 : 0);

/** Writes the picture to a file and asks for what it shows. */
async function askCaptcha({ img }) {
  const [, type = 'png', base64 = ''] = /^data:image\/([a-z]+)[^,]*,(.*)$/.exec(img) ?? [];
  const file = join(tmpdir(), `captcha.${type}`);
  writeFileSync(file, Buffer.from(base64, img.includes(';base64,') ? 'base64' : 'utf8'));
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`图形验证码（${file}）：`);
  lines.close();
  return answer.trim();
}
