// Walks a gateway in the order in which a hall needs it.
import sm from 'sm-crypto';
import { judge } from './judge.mjs';
import { needOf, pagesIn } from './needs.mjs';
import { operationsOf } from './operations.mjs';
import { daysOfCertificate, preflightFaults } from './preflight.mjs';
import { samplesOf } from './samples.mjs';
import { seenValues } from './seen-values.mjs';
import { caller } from './send.mjs';

const C1C3C2 = 1;
/** Days of a certificate from which its end is told. */
const SOON = 30;

/** Asked before anybody signs in, in this order. */
const BEFORE = [
  'hall zcxx/getQdztXx',
  'corePublic getParametersVersion',
  'corePublic getList',
  'core dict/getAll',
  'core website/getInfo',
  'auth menu/pubClientTree',
  'hall tzxx/getTzxxList',
  'auth getImgCode',
  'auth getPubleKey',
];
/** Asked at once after the sign-in; the personal information of persons alone. */
const AFTER = [
  'auth getUserInfo',
  'hall grxx/loginGrxx',
  'auth menu/pubClientTree',
  'core dict/getAll',
  'corePublic getList',
];
/** Calls with a pass of their own, which only an application without a sign-in has. */
const OWN_PASS = /^dwdj\//;

const ROLES = { 1: '个人', 2: '单位', 3: '开发商' };

/**
 * @param contract docs/gateway/openapi.json
 * @param options { base, services?, origin?, loginType?, account?, password?, captcha?, token?, isWriting?, slow?, timeout? };
 *   `captcha(picture)` returns the answer of a picture
 * @param report called with each result: { stage, call, state, notes, unknown, ms }
 */
export async function walk(contract, options, report) {
  const operations = operationsOf(contract, options.services ?? {});
  const judged = judge(contract, options.slow);
  const gateway = caller(options);
  const values = seenValues();
  const loginType = options.loginType ?? '1';
  let samples = samplesOf(new Date().toISOString().slice(0, 10), loginType);
  const results = [];
  const tell = (told) => {
    const result = { unknown: [], ms: 0, ...told };
    results.push(result);
    report(result);
    return result;
  };

  if (!(await reach())) return results;
  await askEach('登录之前', BEFORE);
  versionOf();
  const isIn = await signIn();
  if (!isIn) return results;
  await askEach(
    '登录以后',
    AFTER.filter((name) => loginType === '1' || name !== 'hall grxx/loginGrxx'),
  );
  await askTheRest();
  if (options.isWriting) await write();
  return results;

  async function reach() {
    const answer = await gateway.call('GET', operations.get('GET hall zcxx/getQdztXx').path);
    const url = new URL(options.base);
    const notes = [url.protocol === 'https:' ? 'HTTPS，证书有效' : '没有加密（http）：只可用于试验'];
    const left = url.protocol === 'https:' && !answer.failure ? await daysOfCertificate(url) : undefined;
    if (left < SOON) notes.push(`证书还有${left}天到期`);
    if (answer.failure) {
      tell({
        stage: '连接',
        call: url.origin,
        state: 'unreachable',
        notes: [answer.failure],
        ms: answer.ms,
      });
      return false;
    }
    tell({ stage: '连接', call: url.origin, state: 'ok', notes, ms: answer.ms });
    if (options.origin) {
      const url = options.base.replace(/\/+$/, '') + operations.get('GET hall zcxx/getQdztXx').path;
      const faults = await preflightFaults(url, options.origin);
      tell({ stage: '连接', call: `跨域 ${options.origin}`, state: faults.length > 0 ? 'code' : 'ok', notes: faults });
    }
    return true;
  }

  async function askEach(stage, names) {
    for (const name of names) {
      const operation = operations.get(`GET ${name}`);
      const isMenu = name.endsWith('pubClientTree') && stage === '登录以后';
      const answer = await ask(stage, { ...operation, isNeeded: true }, isMenu ? { loginType } : undefined);
      if (isMenu) for (const { id } of pagesIn(answer.body?.data, '')) values.keep('menu id', String(id));
    }
  }

  /** Makes one call and keeps what it brought. */
  async function ask(stage, operation, query = queryFor(operation).query) {
    const answer = await gateway.call('GET', operation.path, { query });
    const verdict = judged(operation, answer);
    const isRead = verdict.state === 'ok' || verdict.state === 'slow';
    const need = isRead && operation.isNeeded && needOf(operation, answer.body?.data, loginType, query?.loginType);
    if (need) Object.assign(verdict, { state: 'useless', notes: [need] });
    // Of the menu only what can be opened, see below.
    if (isRead && !operation.name.startsWith('menu/')) values.add(operation.name, answer.body?.data);
    const day = answer.body?.data?.sjjz;
    if (typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day)) samples = samplesOf(day.slice(0, 10), loginType);
    tell({ stage, call: `GET ${operation.path}`, ...verdict, ms: answer.ms, answer, query });
    return answer;
  }

  function versionOf() {
    const asked = results.find(({ call }) => call.endsWith('/getParametersVersion'));
    const told = asked?.answer?.body?.data?.contract;
    const wanted = contract.info.version;
    const [state, note] = told === undefined ? ['skipped', ''] : compared(String(told), wanted);
    const notes =
      told === undefined
        ? [`网关没有说（getParametersVersion 的 contract），本大厅是 ${wanted}`]
        : [`网关 ${told}，本大厅 ${wanted}${note}`];
    tell({ stage: '登录之前', call: '约定的版本', state, notes });
  }

  /** With an account and a password, or with a token that somebody has already. */
  async function signIn() {
    const stage = '登录';
    const key = results.find(({ call }) => call.endsWith('/getPubleKey'))?.answer?.body?.data;
    if (typeof key !== 'string' || !/^04[\da-f]{128}$/i.test(key)) {
      tell({ stage, call: '公钥', state: 'type', notes: ['应为 04 开头的 130 位十六进制'] });
      return false;
    }
    await roundTrip(stage, key);
    if (options.token) {
      gateway.signIn(options.token);
      return true;
    }
    if (!options.account || !options.password) {
      tell({
        stage,
        call: '登录',
        state: 'skipped',
        notes: ['没有 --account 和 --password，也没有 --token'],
      });
      return false;
    }
    const { operation, answer, isUnseen } = await tryToSignIn(key, options.account, options.password);
    const call = `POST ${operation.path}`;
    if (isUnseen) {
      tell({ stage, call, state: 'skipped', notes: ['没有 --captcha，这里也没有人能看图形验证码'] });
      return false;
    }
    // Without a session nothing can be asked further, whatever the reason.
    const verdict = judged({ ...operation, isNeeded: true }, answer);
    const { access_token: token, loginMethod } = answer.body?.data ?? {};
    const isRead = verdict.state === 'ok' || verdict.state === 'slow';
    const second = isRead &&
      String(loginMethod) === '102' && { state: 'skipped', notes: ['这个账号要第二步验证，请换一个或用 --token'] };
    const without = isRead && !token && !second && { state: 'missing', notes: ['缺 access_token'] };
    tell({ stage, call, ...verdict, ...without, ...second, ms: answer.ms });
    if (!token || second || !isRead) return false;
    gateway.signIn(token);
    return true;
  }

  /** An account that nobody has: 426 shows that the ciphertext was read, 428 that the captcha was looked at first. */
  async function roundTrip(stage, key) {
    const { answer } = await tryToSignIn(key, '000000000000000000', 'Not-a-password-1', 'none');
    const code = String(answer.body?.code ?? '');
    const [state, note] = {
      426: ['ok', '不存在的账号答 code 426，密文能解开'],
      428: ['skipped', '网关先看图形验证码（code 428），能不能解密由下面的登录看出'],
      1001: ['code', '网关解不开用它的公钥加密的内容（C1C3C2，前面加 04）'],
      0: ['code', '随便写的账号登录成功了'],
      '': ['code', '应答没有 code'],
    }[code] ?? ['code', `不存在的账号答 code ${code}，应为 426（用户名不存在或密码错误）`];
    tell({ stage, call: '加密往返', state: answer.failure ? 'unreachable' : state, notes: [note], ms: answer.ms });
  }

  async function tryToSignIn(key, account, password, captcha) {
    const operation = operations.get('POST auth otherAuth/accountLogin');
    const picture = await gateway.call('GET', operations.get('GET auth getImgCode').path);
    const { uuid = '', img = '' } = picture.body?.data ?? {};
    const code = captcha ?? (await options.captcha?.({ uuid, img }));
    if (code === undefined) return { operation, isUnseen: true };
    const sealed = (text) => `04${sm.sm2.doEncrypt(text, key, C1C3C2)}`;
    const form = { loginType, username: sealed(account), password: sealed(password), code, uuid };
    const query = { grant_type: 'password', scope: 'server' };
    return { operation, answer: await gateway.call('POST', operation.path, { query, form }) };
  }

  /** Every read that this login type may make, those first whose queries are known; what they bring opens the others. */
  async function askTheRest() {
    const asked = new Set(results.map(({ call }) => call));
    let left = [...operations.values()].filter(
      (operation) =>
        operation.method === 'GET' &&
        !operation.acts &&
        !asked.has(`GET ${operation.path}`) &&
        !OWN_PASS.test(operation.name) &&
        (operation.callers === '任何人' || operation.callers.includes(ROLES[loginType])),
    );
    for (;;) {
      const ready = left.filter((operation) => queryFor(operation).missing.length === 0);
      if (ready.length === 0) break;
      for (const operation of ready) await ask(`${ROLES[loginType]}的查询`, operation);
      left = left.filter((operation) => !ready.includes(operation));
    }
    for (const operation of left) {
      const notes = [`没有可用的 ${queryFor(operation).missing.join('、')}：先前的应答里没有`];
      const stage = `${ROLES[loginType]}的查询`;
      tell({ stage, call: `GET ${operation.path}`, state: 'skipped', notes });
    }
  }

  function queryFor({ name, parameters }) {
    const query = {};
    const missing = [];
    for (const { name: key, required, schema } of parameters) {
      if (!required && key !== 'page' && key !== 'size') continue;
      const value = samples[key] ?? values.find(name, key) ?? schema.enum?.[0];
      if (value === undefined) missing.push(key);
      else query[key] = value;
    }
    return { query, missing };
  }

  /** Writes that leave nothing behind: a draft that is discarded, columns that are reset. */
  async function write() {
    const stage = '写入';
    const { ywlx } = samples;
    const number = await ask(stage, operations.get('GET hall id/getYthptYwbh'), { ywlx });
    const ywlsh = String(number.body?.data ?? '');
    const draft = { ywlx, ywlsh, bbh: 1, dqbz: 'form', nr: '{}', xgcs: 0 };
    await send(stage, 'hall draftbox/save', draft);
    await ask(stage, operations.get('GET hall draftbox/getInfo'), { ywlx });
    await send(stage, 'hall draftbox/del', { ywlx, ywlsh });
    const table = { path: samples.path, navName: samples.navName };
    await send(stage, 'putil individuation/update', { ...table, rule: '{"columns":[]}' });
    await ask(stage, operations.get('GET putil individuation/reset'), table);
  }

  async function send(stage, name, json) {
    const operation = operations.get(`POST ${name}`);
    const answer = await gateway.call('POST', operation.path, { json });
    tell({ stage, call: `POST ${operation.path}`, ...judged(operation, answer), ms: answer.ms });
  }
}

/** State and words of a version (major.minor.patch) beside the wanted one: another major fails, an older minor lacks something. */
function compared(told, wanted) {
  const [major = 0, minor = 0] = told.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  if (major !== wantedMajor) return ['version', '：主版本不同，会有调用不能用'];
  return ['ok', minor < wantedMinor ? '：有可以补上的调用或栏目' : ''];
}
