// Walks a gateway in the order in which a hall needs it.
import sm from 'sm-crypto';
import { judge } from './judge.mjs';
import { operationsOf } from './operations.mjs';
import { preflightFaults } from './preflight.mjs';
import { samplesOf } from './samples.mjs';
import { seenValues } from './seen-values.mjs';
import { caller } from './send.mjs';

const C1C3C2 = 1;

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
      if (isMenu) for (const { id } of pagesIn(answer.body?.data)) values.keep('menu id', String(id));
    }
  }

  /** Makes one call and keeps what it brought. */
  async function ask(stage, operation, query = queryFor(operation).query) {
    const answer = await gateway.call('GET', operation.path, { query });
    const verdict = judged(operation, answer);
    const isRead = verdict.state === 'ok' || verdict.state === 'slow';
    // Of the menu only what can be opened, see below.
    if (isRead && !operation.name.startsWith('menu/')) values.add(operation.name, answer.body?.data);
    const day = answer.body?.data?.sjjz;
    if (typeof day === 'string' && /^\d{4}-\d{2}-\d{2}/.test(day)) samples = samplesOf(day.slice(0, 10), loginType);
    tell({ stage, call: `GET ${operation.path}`, ...verdict, ms: answer.ms, answer, query });
    return answer;
  }

  function versionOf() {
    const told = results.find(({ call }) => call.endsWith('/getParametersVersion'))?.answer?.body?.data?.contract;
    const wanted = contract.info.version;
    const isOlder = told !== undefined && older(String(told), wanted);
    const notes =
      told === undefined
        ? [`网关没有说（getParametersVersion 的 contract），本大厅是 ${wanted}`]
        : [`网关 ${told}，本大厅 ${wanted}`];
    tell({ stage: '登录之前', call: '约定的版本', state: isOlder ? 'code' : 'ok', notes });
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
    const { operation, answer } = await tryToSignIn(key, options.account, options.password);
    const verdict = judged(operation, answer);
    const { access_token: token, loginMethod } = answer.body?.data ?? {};
    const isRead = verdict.state === 'ok' || verdict.state === 'slow';
    const isSecond = isRead && String(loginMethod) === '102';
    const notes = isSecond ? ['这个账号要第二步验证，请换一个或用 --token'] : verdict.notes;
    tell({
      stage,
      call: `POST ${operation.path}`,
      ...verdict,
      state: isSecond ? 'skipped' : verdict.state,
      notes,
      ms: answer.ms,
    });
    if (!token || isSecond || !isRead) return false;
    gateway.signIn(token);
    return true;
  }

  /** A ciphertext that the gateway cannot read is answered with 1001; any other refusal shows that it was read. */
  async function roundTrip(stage, key) {
    const { answer } = await tryToSignIn(key, '000000000000000000', 'Not-a-password-1', 'none');
    const code = String(answer.body?.code ?? '');
    const state = answer.failure ? 'unreachable' : code === '1001' || code === '' || code === '0' ? 'code' : 'ok';
    const notes = {
      1001: ['网关解不开用它的公钥加密的内容（C1C3C2，前面加 04）'],
      0: ['随便写的账号登录成功了'],
      '': ['应答没有 code'],
    }[code] ?? [`不存在的账号答 code ${code}，密文能解开`];
    tell({ stage, call: '加密往返', state, notes, ms: answer.ms });
  }

  async function tryToSignIn(key, account, password, captcha) {
    const operation = operations.get('POST auth otherAuth/accountLogin');
    const picture = await gateway.call('GET', operations.get('GET auth getImgCode').path);
    const { uuid = '', img = '' } = picture.body?.data ?? {};
    const code = captcha ?? (await options.captcha?.({ uuid, img })) ?? '';
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

/** Rows of the menu that can be opened. */
function pagesIn(rows) {
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row) => [
    ...(String(row?.menuType) === '2' && String(row.enable) === '1' && row.id ? [row] : []),
    ...pagesIn(row?.children),
  ]);
}

/** Whether a version (major.minor.patch) comes before another one by major or minor. */
function older(told, wanted) {
  const [major = 0, minor = 0] = told.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor);
}
