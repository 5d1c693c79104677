// npm run gateway:check -- --base URL: walks a gateway in the order in which a hall needs it and says of each call what is wrong.
// --help tells the options.
// Exit status 0: nothing is wrong; 1: some call is; 2: the options are. No secret and no whole identity number is printed.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { STATES } from './gateway/judge.mjs';
import { faultsIn, lineOf, summaryOf } from './gateway/report.mjs';
import { walk } from './gateway/walk.mjs';

const OPTIONS = {
  base: { type: 'string' },
  'login-type': { type: 'string', default: '1' },
  account: { type: 'string' },
  password: { type: 'string', default: process.env.GATEWAY_PASSWORD },
  token: { type: 'string', default: process.env.GATEWAY_TOKEN },
  captcha: { type: 'string' },
  services: { type: 'string', default: '' },
  origin: { type: 'string' },
  write: { type: 'boolean', default: false },
  slow: { type: 'string', default: '1000' },
  timeout: { type: 'string', default: '60000' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};
const USAGE = `用法：npm run gateway:check -- --base https://网关 [选项]
  --login-type 1|2|3     个人、单位、开发商（1）
  --account 账号 --password 密码，或 --token 令牌；写在环境变量 GATEWAY_PASSWORD、GATEWAY_TOKEN 里的不会出现在命令行
  --captcha 文字         固定的图形验证码；不写则存成文件，在终端问
  --services auth=auth/v1,…  与 config.json 的 services 相同
  --origin 大厅的源      检查跨域
  --write                另存一份草稿、一次列设置再撤掉，只用于测试网关
  --slow 毫秒（1000）  --timeout 毫秒（60000）  --json 文件
退出状态：0 没有错，1 有调用有错，2 选项有误`;
const { given, fault } = readOptions();
if (fault || given.help) {
  console.error(fault ? `${fault}\n${USAGE}` : USAGE);
  process.exit(fault ? 2 : 0);
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

/** @returns { given, fault }: the options, or what is wrong with them */
function readOptions() {
  try {
    const { values: given } = parseArgs({ options: OPTIONS });
    if (given.help) return { given };
    if (!given.base) return { given, fault: '没有 --base' };
    if (!/^https?:\/\//.test(given.base) || !URL.canParse(given.base))
      return { given, fault: `--base 应以 http:// 或 https:// 开头：${given.base}` };
    return /^[123]$/.test(given['login-type']) ? { given } : { given, fault: '--login-type 应为 1、2 或 3' };
  } catch (failure) {
    return { given: {}, fault: failure.message };
  }
}

/** Writes the picture to a file and asks for what it shows. */
async function askCaptcha({ img }) {
  if (!process.stdin.isTTY) return undefined;
  const [, type = 'png', base64 = ''] = /^data:image\/([a-z]+)[^,]*,(.*)$/.exec(img) ?? [];
  const file = join(tmpdir(), `captcha.${type}`);
  writeFileSync(file, Buffer.from(base64, img.includes(';base64,') ? 'base64' : 'utf8'));
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`图形验证码（${file}）：`);
  lines.close();
  return answer.trim();
}
