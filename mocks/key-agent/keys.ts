// Demonstration keys: real SM2 key pairs, valid only here, with their certificates.
import {
  AUTHORITY,
  type CertificateSubject,
  issueKeyCertificate,
  operatorFingerprint,
} from '../centre/access/certificates-ca';

/** Key device: one PIN, one key pair, one certificate or, after a renewal, two. */
export interface DemoKey {
  no: string;
  /** Name in the QA panel. */
  title: string;
  /** Result of a sign-in with it. */
  remark: string;
  publicKey: string;
  privateKey: string;
  certificates: readonly DemoCertificate[];
  /** True if the holder's hall account is bound to it in the seed. */
  bound: boolean;
}

export interface DemoCertificate {
  serialNumber: string;
  issuer: string;
  notBefore: string;
  notAfter: string;
  subject: CertificateSubject;
}

export const PIN = '123456';
export const MAX_WRONG_PINS = 3;

const AUTHORITY_KEY = {
  publicKey: AUTHORITY.publicKey,
  privateKey: '261e8bc516bd350eafa5148c3252bb65d4513cd6ab819ada7db1ede4a0505d88',
};
const FOREIGN_KEY = {
  publicKey:
    '0449bf9cde82dcda09a33929b9e6accd313978e219fd1ba62517ba0ebfd6336638f864f978f12435099efc759f61c5a0ce1a71b04427674a834170b4d0142d6684',
  privateKey: '811e70832ab7420edacd8ec6650b2826da71aa19cac19aacd4bb1c0e893ee07b',
};
const FOREIGN_NAME = '外省电子认证服务有限公司';

const VALID = { notBefore: '2024-03-01', notAfter: '2035-02-28' };
const OVER = { notBefore: '2021-03-01', notAfter: '2024-02-29' };

const HUAXIA = unit('华夏精密制造有限公司', '91110105MA01H7XK39', '1000000001', '吴晓东', '110101199001010015');

export const DEMO_KEYS: readonly DemoKey[] = [
  {
    no: 'UK-0001',
    title: '华夏精密制造（吴晓东）',
    remark: '登录成功；另有一张更新前的过期证书',
    publicKey:
      '047487ec41801f32e39b433729ba0f0432264264c2a65119e4022bb15c8164313c122796fdf60f18689424b6b28285ee73374d2984477ee89a0e1a3c4919f95ef8',
    privateKey: 'cb33d583c2779474d824758393c71f53f8c05f72977e3083d480dfaad3ebaf3e',
    certificates: [
      { serialNumber: '5A01000000000102', issuer: AUTHORITY.name, ...VALID, subject: HUAXIA },
      { serialNumber: '5A01000000000101', issuer: AUTHORITY.name, ...OVER, subject: HUAXIA },
    ],
    bound: true,
  },
  {
    no: 'UK-0002',
    title: '安居置业（开发商）',
    remark: '开发商登录成功',
    publicKey:
      '041079c2defc456c13a4fbb6743b968cc502c429e6678e9ed4998ccc33732a1d903a0cc4088878ab2a03347e69bd71023c9fc3502ee18b7f087ae4b6aef967e7e7',
    privateKey: 'cdcd6acaebda7f5791892afd88d4ea28246daef04efd11979170a3a6c63ffbf7',
    certificates: [
      {
        serialNumber: '5A01000000000201',
        issuer: AUTHORITY.name,
        ...VALID,
        subject: {
          name: '安居置业有限公司',
          tyshxydm: '91110105MA08AJZYX1',
          dwzh: '',
          kfsbh: 'KF000001',
          jbrxm: '',
          jbrbs: '',
        },
      },
    ],
    bound: true,
  },
  {
    no: 'UK-0003',
    title: '华夏精密制造（挂失的旧密钥）',
    remark: '证书已吊销',
    publicKey:
      '04826b44a7c71b725411ed1f83ddee0ef2e6cf97157126ad5827c2b7b2002cbb960bf9a46c9707ab882727a8cb1ad20dadc60edb96e7c841e30286645da22d013d',
    privateKey: '4e5904d44864e135f775b41aaa7fc8faa6064d907e6a3f34071d50ce14491d82',
    certificates: [{ serialNumber: '5A01000000000301', issuer: AUTHORITY.name, ...VALID, subject: HUAXIA }],
    bound: true,
  },
  {
    no: 'UK-0004',
    title: '华夏精密制造（外省证书）',
    remark: '发证机构不被认可',
    publicKey:
      '04c518bfa1a21a68d0c7276c8a65fca9188ad53b0643fbfce712735e553c09b510f100595255bc48f0191e93b2ad7e120a3498e9dea7a2614c34f0d818203e517e',
    privateKey: 'ef91f0d5d9a62055c0f7f8e651011ed2e29531e0782914636423c9326baf185e',
    certificates: [{ serialNumber: '7F22000000000401', issuer: FOREIGN_NAME, ...VALID, subject: HUAXIA }],
    bound: false,
  },
  {
    no: 'UK-0005',
    title: '蓝天科技（沈蓝）',
    remark: '未绑定：用单位账号和密码登录一次即绑定',
    publicKey:
      '04b4abd99a7a2b5941162a5a5c34eb0ff8c4075f98ec5ea1839f3a568609feca8b01bba4a1699173f352cec5f81fe1c82870ff2c2281d4065192e57a0a1effdd8f',
    privateKey: 'a377cf3ed4806bd18239793cbedb97fd63ca655ab80766f5d15d892e352d4bd9',
    certificates: [
      {
        serialNumber: '5A01000000000501',
        issuer: AUTHORITY.name,
        ...VALID,
        subject: unit('蓝天科技有限公司', '91110108MA04LTKJ20', '', '沈蓝', '110108198710050423'),
      },
    ],
    bound: false,
  },
  {
    no: 'UK-0006',
    title: '启明教育咨询（韩梅）',
    remark: '单位尚未注册大厅',
    publicKey:
      '04f250c4586d5bddff7a38c3c35c5ac2818c08b8701d9d5284108a0e26ebe228e487031f7002b0b99ffb22e98b2e7b628393bf296e0f4dd82296447f065e99844d',
    privateKey: 'e7b10a13caa4c8841170ac36ba48c801d8910f0d1fb401f6e510679c18ba2f47',
    certificates: [
      {
        serialNumber: '5A01000000000601',
        issuer: AUTHORITY.name,
        ...VALID,
        subject: unit('启明教育咨询有限公司', '91110107MA05QMJYX3', '1000000005', '韩梅', '110107199511250420'),
      },
    ],
    bound: false,
  },
  {
    no: 'UK-0007',
    title: '新芽科技（未缴存）',
    remark: '单位尚未办理缴存登记',
    publicKey:
      '048638910875b64255ab534e71fc9939f035fbf4c83b85cdfe47469b37cb13395a8635228a2f451b128b180af2333b3ca914712ad659f4443fa303508f44d025a0',
    privateKey: '9eae3a0d03ecff06c279ebebf54b6ab35c8216a15e289d6054c3cb37d6f4b2b5',
    certificates: [
      {
        serialNumber: '5A01000000000701',
        issuer: AUTHORITY.name,
        ...VALID,
        subject: unit('云州新芽科技有限公司', '91110105MA09XYKJ77', '', '方新', '110105199203040011'),
      },
    ],
    bound: false,
  },
];

/** Certificate reported lost to the authority. */
export const REVOKED = { serialNumber: '5A01000000000301', sj: '2025-06-10', yy: '密钥遗失' };

const issued = new Map<string, string>();

/** Certificate in Base64, signed on first use, since signing takes time. */
export function issuedCertificate(key: DemoKey, certificate: DemoCertificate): string {
  const { serialNumber, issuer } = certificate;
  const known = issued.get(serialNumber);
  if (known) return known;
  const by = issuer === AUTHORITY.name ? AUTHORITY_KEY : FOREIGN_KEY;
  const cert = issueKeyCertificate({ ...certificate, publicKey: key.publicKey }, by);
  issued.set(serialNumber, cert);
  return cert;
}

function unit(name: string, tyshxydm: string, dwzh: string, jbrxm: string, zjhm: string): CertificateSubject {
  return { name, tyshxydm, dwzh, kfsbh: '', jbrxm, jbrbs: operatorFingerprint(zjhm) };
}
