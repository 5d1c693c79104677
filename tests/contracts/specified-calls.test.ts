// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/api/client/calls';

/** Calls that docs/specification.md 7 names with their path, as they stand there; a method where it gives one. */
const SPECIFIED: Record<keyof typeof CALLS, readonly string[]> = {
  auth: [
    'GET getPubleKey',
    'GET sendLoginSmsCode',
    'POST otherAuth/smsCodeLogin',
    'POST phoneCodeDualFactorLogin',
    'GET getImgCode',
    'POST otherAuth/accountLogin',
    'GET getUserInfo',
    'GET switchUser',
    'GET qrcode/getQrCode',
    'GET qrcode/findQrStatus',
    'GET otherAuth/qrFaceIdLogin',
    'GET twoCheck/getQrCode',
    'GET menu/pubClientTree',
    'GET menu/getAllMenuImgIcon',
    'GET menu/getMenuEnable',
    'GET menu/getMenuEnableById',
    'POST updatePwd',
    'GET sendUpPwdSmsCode',
    'POST updatePwdByPhone',
    'GET sendRecoverPwdSmsCode',
    'GET checkRecoverPwdSmsCode',
    'POST recoverPwd',
    'GET ca/getRandom',
    'POST ca/caLogin',
    'token/getShareTokenQr',
    'token/getTokenByCode',
    'token/check',
    'token/logout',
    'oauth/token',
  ],
  hall: [
    'GET grxx/loginGrxx',
    'GET grxx/grzhxx',
    'GET grxx/grzhxxsfwz',
    'GET tysfrz/coverLoginBack',
    'jcyh/getList',
    'jcdwxx/getInfo',
    'ywblxz/getInfoByYwlx',
    'ywblxz/getInfo',
    'ywblxz/getYhblxz',
    'ztyw/existsByYwbh',
    'kfslpxx/getHzlpList',
    'tzxx/getTzxxList',
    'hcp/getSdpjdz',
    'POST draftbox/save',
    'draftbox/getInfo',
    'sqsbq/dkdqsList',
    'POST sqsbq/dksqsAdd',
    'POST sqsbq/dksqsCheck',
    'llgl/getDkllList',
    'zcxx/zxjs',
    'zcxx/getZcxxList',
    'zcxx/getZcxxXq',
    'zcxx/zcflList',
    'zcxx/getQdztXx',
    'cyxz/getFileList',
    'tsjy/getList',
    'tsjy/getInfo',
    'POST tsjy/add',
    'intellect/getIntellectList',
    'intellect/getInfo',
    'jcdwxx/dwzhxxsfwz',
    'jcdwxx/dwfwyqrdzd',
    'GET id/getYthptYwbh',
    'GET id/getId',
  ],
  archive: [
    'POST zhcjyw/viewCls',
    'POST zhcjyw/ghdy',
    'POST zhcjyw/qsztcx',
    'POST zhcjyw/sfczdzyx',
    'POST zhcjyw/cjkda',
    'POST zhcjyw/cxsqsgzV2',
    'POST cjyw/uploadClBase64',
    'GET zhcjyw/loadByBase64',
  ],
  core: ['symap/getList', 'file/download'],
  corePublic: ['getParametersVersion', 'getList', 'file/download'],
  putil: [
    'POST template/fill',
    'POST template/fillStream',
    'input/config/getListByCode',
    'GET individuation/getInfo',
    'POST individuation/update',
    'GET individuation/reset',
    'ops',
    'fieldType',
    'field',
    'client',
  ],
};

/** Those of them that nothing makes: docs/decisions/240-specification-deviations.md says why. */
const MADE_BY_NOBODY = [
  'auth updatePwd',
  'auth token/getTokenByCode',
  'auth oauth/token',
  'putil ops',
  'putil fieldType',
  'putil field',
  'putil client',
];

/** Those that docs/specification.md 7.4 calls defined and unused. */
const UNUSED =
  'getCls cjtj delCl deletePlCl czQmcl czdacl download faceVerify getFileListByOcr getQmCls hcPdfWj ocrClUpload ocrsbnr qm qswc rxcj uploadCl uploadClBase64 cxsqsgz'.split(
    ' ',
  );

const named = Object.entries(SPECIFIED).flatMap(([service, names]) =>
  names.map((name) => {
    const [method, path] = name.includes(' ') ? name.split(' ') : [undefined, name];
    return { service: service as keyof typeof CALLS, method, path: String(path) }; // the keys of the table above
  }),
);

describe('calls that the specification names', () => {
  const decision = readFileSync('docs/decisions/240-specification-deviations.md', 'utf8');

  it.each(named)('$service $path is made, or a decision says why not', ({ service, method, path }) => {
    const made = (CALLS[service] as Readonly<Record<string, string>>)[path];
    if (MADE_BY_NOBODY.includes(`${service} ${path}`)) {
      expect(made).toBeUndefined();
      expect(decision).toContain(`\`${path}\``);
    } else {
      expect(made).toBeDefined();
      if (method) expect(made).toBe(method);
    }
  });

  it('makes none of those that section 7.4 calls unused, but the one that takes a material back', () => {
    expect(UNUSED.filter((name) => `zhcjyw/${name}` in CALLS.archive)).toEqual(['delCl']);
    expect(UNUSED.filter((name) => name !== 'delCl' && !decision.includes(`\`${name}\``))).toEqual([]);
  });

  it('and the list of those that nothing makes names no other', () => {
    const all = named.map(({ service, path }) => `${service} ${path}`);
    expect(MADE_BY_NOBODY.filter((one) => !all.includes(one))).toEqual([]);
  });
});
