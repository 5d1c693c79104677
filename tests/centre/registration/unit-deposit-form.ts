import { NEW_UNITS, PEOPLE } from '../../people';
/** A unit that the market register knows, one that it locks, and one that it does not know. */
export const CODE = NEW_UNITS.智联云州.tyshxydm;
export const LOCKED_CODE = '91110108MA7QHCY35T';
export const UNKNOWN_CODE = '121101054000123459';
/** The operator's. */
export const PHONE = NEW_UNITS.智联云州.jbrsjhm;

/** A registration that can be approved, as the form sends it. */
export const APPLICATION = {
  dwmc: '',
  dwxz: '3',
  dwjjlx: '150',
  dwsshy: 'I',
  dwlsgx: '90',
  dwslrq: '2026-11-01',
  dwdz: ['云州市', '朝阳区', '望京东路8号2层'],
  dwyb: '100102',
  dwlxdh: '010-62345678',
  dwdzxx: 'office@example.com',
  pzjgmc: '',
  dwfrdbxm: '秦岚',
  dwfrdbzjlx: '01',
  dwfrdbzjhm: PEOPLE.李晓梅.zjhm,
  dwfrdbsjhm: NEW_UNITS.智联云州.frsjhm,
  jbrxm: '王小川',
  jbrzjlx: '01',
  jbrzjhm: PEOPLE.张建国.zjhm,
  dwfxr: '10',
  zgrs: '12',
  dwjcbl: '12',
  grjcbl: '12',
  dwschjny: '2026-12',
  hjfs: '03',
  fkyhdm: '',
  fkzh: '',
  styhdm: '105',
  ywwd: '0102',
  beizhu: '',
  cns: '1',
} as const;
