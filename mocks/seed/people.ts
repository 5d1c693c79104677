import { PROJECT, type ProjectState } from '@/domain/loan/project-state';
import { passwordHash } from '../centre/kernel/password-hash';
import type { DeveloperInfo, DeveloperRecord, FurtherOperator, Operator, UnitRecord } from '../centre/kernel/people';
import { type OperatorRole, ROLE } from '../centre/kernel/unit/operator-roles';
import { FLEXIBLE } from '../data/flexible-unit';
import type { DistrictAddress } from '../data/policy/districts';
import { borrowers } from './borrowers';
import { flexible } from './flexible';
import { guests } from './guests';
import { loanPeople } from './loan-people';
import { others } from './others';
import { ccb, defaultPerson, HUAXIA, icbc, LANTIAN, QIMING, type SeedPerson, span, XINCHENG, yearly } from './person';
import { renters } from './renters';

/** Password of all accounts. */
export const PASSWORD = 'Gjj@2026';

export const seedPeople: readonly SeedPerson[] = [
  {
    ...defaultPerson,
    grzh: '100000000001',
    xingming: '张建国',
    zjhm: '110101198503071219',
    sjhm: '13800000001',
    khrq: '2009-08-03',
    priorMonths: 166,
    openingFen: 8_642_050n,
    bankCard: icbc('6222020200000101374'),
    spans: [
      span(LANTIAN, '2023-07', 13_000n, '2024-06'),
      span(LANTIAN, '2024-07', 14_200n, '2024-12'),
      span(HUAXIA, '2025-01', 15_600n, '2025-06'),
      span(HUAXIA, '2025-07', 16_800n, '2026-06'),
      span(HUAXIA, '2026-07', 18_000n),
    ],
    remark: '信息完整；先后两家单位；有正在偿还的公积金贷款，名下有房',
  },
  {
    ...defaultPerson,
    grzh: '100000000002',
    xingming: '李晓梅',
    zjhm: '110105199208153422',
    sjhm: '13800000002',
    khrq: '2016-07-11',
    priorMonths: 84,
    openingFen: 3_120_000n,
    bankCard: null,
    completeness: '1',
    spans: yearly(HUAXIA, [8_000n, 8_000n, 8_600n, 9_200n]),
    remark: '基本信息不完整（状态1）',
  },
  {
    ...defaultPerson,
    grzh: '100000000003',
    xingming: '王志强',
    zjhm: '310104197811230535',
    sjhm: '13800000003',
    khrq: '2004-03-15',
    priorMonths: 230,
    openingFen: 11_305_000n,
    bankCard: ccb('6222020200000102745'),
    completeness: '2',
    keyGaps: [{ xm: '证件有效期限', yy: '登记的居民身份证已于2026-08-14到期', xdcl: '换领后的居民身份证原件' }],
    spans: yearly(XINCHENG, [7_200n, 7_500n, 7_800n, 8_100n]),
    remark: '关键信息不完整（状态2），须到柜台办理',
  },
  {
    ...defaultPerson,
    grzh: '100000000004',
    xingming: '阿依古丽·买买提',
    zjhm: '650102199405120722',
    sjhm: '13800000004',
    khrq: '2024-03-04',
    priorMonths: 0,
    openingFen: 0n,
    bankCard: icbc('6222020200000104113'),
    roles: ['lhjyjczgry'],
    spans: [span(FLEXIBLE, '2024-03', 6_000n)],
    remark: '姓名含间隔号；灵活就业人员',
  },
  {
    ...defaultPerson,
    grzh: '100000000005',
    xingming: '陈𠮷祥',
    zjhm: '510108196403153014',
    sjhm: '13800000005',
    khrq: '1996-05-20',
    grzhzt: '02',
    priorMonths: 325,
    openingFen: 21_880_000n,
    bankCard: ccb('6222020200000105482'),
    spans: [span(LANTIAN, '2023-07', 9_800n, '2024-03')],
    remark: '姓名含生僻字；已到退休年龄，账户封存，无贷款',
  },
  {
    ...defaultPerson,
    grzh: '100000000006',
    xingming: '赵敏',
    zjhm: '330102198809291027',
    sjhm: '13800000006',
    khrq: '2014-09-01',
    priorMonths: 106,
    openingFen: 5_274_000n,
    bankCard: icbc('6222020200000106852'),
    twoFactor: true,
    spans: yearly(HUAXIA, [11_000n, 11_600n, 12_300n, 13_000n]),
    remark: '双因子登录（102）；本市无房，与周凯为夫妻，有备案租赁合同',
  },
  {
    ...defaultPerson,
    grzh: '100000000041',
    xingming: '何雨',
    zjhm: '110105199909090014',
    sjhm: '13800000041',
    khrq: '2024-07-10',
    priorMonths: 0,
    openingFen: 0n,
    bankCard: null,
    spans: [span(QIMING, '2024-07', 7_000n, '2025-06'), span(QIMING, '2025-07', 7_400n)],
    unregistered: true,
    remark: '已缴存，尚未在大厅注册',
  },
  ...renters,
  ...flexible,
  ...others,
  ...borrowers,
  ...loanPeople,
  ...guests,
];

interface SeedUnit extends Omit<UnitRecord, 'passwordHash' | 'jzny'> {
  /** True if registered at the centre, but without a sign-in. */
  unregistered?: true;
  remark: string;
}

export const defaultUnit = {
  dwzhzt: '01',
  dwjcbl: '12',
  grjcbl: '12',
  payday: 15,
  dwfxr: 10,
  completeness: '0',
  statementConfirmed: true,
  roles: ['dwjbr'],
  wdbh: '0101',
} as const;

const WU_XIAODONG = { jbrxm: '吴晓东', jbrzjhm: '110101199001010015', jbrsjhm: '13900000001' };

const XING_FANG = { jbrxm: '邢芳', jbrzjhm: '110101199206060040', jbrsjhm: '13900000011' };

const inRole = (one: Operator, role: OperatorRole, dwzh: string): FurtherOperator => ({
  ...one,
  role,
  passwordHash: passwordHash(`${dwzh}:${one.jbrzjhm}`, PASSWORD),
});

export const seedUnits: readonly SeedUnit[] = [
  {
    ...defaultUnit,
    dwzh: HUAXIA,
    dwmc: '华夏精密制造有限公司',
    tyshxydm: '91110105MA01H7XK39',
    firstMonth: '2023-07',
    operator: WU_XIAODONG,
    operators: [inRole(XING_FANG, ROLE.checker, HUAXIA)],
    remark: '48名职工；信息完整；已确认结息对账单',
  },
  {
    ...defaultUnit,
    dwzh: '1000000002',
    dwmc: '东方云商集团',
    tyshxydm: '91110108MA02DFYS6C',
    firstMonth: '2023-07',
    operator: { jbrxm: '郝思源', jbrzjhm: '110108198402290118', jbrsjhm: '13900000002' },
    remark: '10,000名职工',
  },
  {
    ...defaultUnit,
    dwzh: XINCHENG,
    dwmc: '新城餐饮有限公司',
    tyshxydm: '91110102MA03XCCY9H',
    firstMonth: '2023-07',
    operator: { jbrxm: '钱多多', jbrzjhm: '110102199206180321', jbrsjhm: '13900000003' },
    completeness: '2',
    keyGaps: [
      {
        bgx: '3',
        xm: '法定代表人',
        yy: '登记的法定代表人与市场监督管理部门的登记不一致',
        xdcl: '营业执照副本、法定代表人和经办人的身份证原件',
      },
    ],
    statementConfirmed: false,
    remark: '结息对账单未确认；关键信息不完整',
  },
  {
    ...defaultUnit,
    dwzh: LANTIAN,
    dwmc: '蓝天科技有限公司',
    tyshxydm: '91110108MA04LTKJ20',
    firstMonth: '2023-07',
    operator: { jbrxm: '沈蓝', jbrzjhm: '110108198710050423', jbrsjhm: '13900000004' },
    // Acts for two units and switches between them without signing out.
    operators: [inRole(WU_XIAODONG, ROLE.preparer, LANTIAN)],
    remark: '张建国的前单位',
  },
  {
    ...defaultUnit,
    dwzh: QIMING,
    dwmc: '启明教育咨询有限公司',
    tyshxydm: '91110107MA05QMJYX3',
    firstMonth: '2023-07',
    operator: { jbrxm: '韩梅', jbrzjhm: '110107199511250420', jbrsjhm: '13900000005' },
    unregistered: true,
    remark: '已缴存，尚未在大厅注册',
  },
  {
    ...defaultUnit,
    // Separate number series: the next unit to register is still 1000000006.
    dwzh: '3000000001',
    dwmc: '北辰物业服务有限公司',
    tyshxydm: '91110105MA07BCWY8K',
    firstMonth: '2023-07',
    operator: { jbrxm: '江一帆', jbrzjhm: '110105198806120044', jbrsjhm: '13900000007' },
    agreementOpen: true,
    statementConfirmed: false,
    remark: '尚未同意单位网上业务协议，结息对账单也未确认：办理业务前先后被引去同意、去确认',
  },
  {
    ...defaultUnit,
    dwzh: '2000000001',
    dwmc: '云州市住房融资担保有限公司',
    tyshxydm: '91110106MA06DBGSK8',
    firstMonth: '2023-07',
    operator: { jbrxm: '郑保国', jbrzjhm: '110106198303120014', jbrsjhm: '13900000006' },
    roles: ['qtdwjbr'],
    other: true,
    remark: '其他单位（不缴存的合作机构），用“其他单位登录”',
  },
  {
    ...defaultUnit,
    dwzh: FLEXIBLE,
    dwmc: '灵活就业人员',
    tyshxydm: '',
    dwjcbl: '0',
    grjcbl: '20',
    firstMonth: '2023-07',
    operator: { jbrxm: '', jbrzjhm: '', jbrsjhm: '' },
    remark: '灵活就业人员的缴存专户，不能登录',
  },
];

/** Homes in total, in admitted buildings and under loan, as in the building tables of buildings.ts. */
export interface SeedProject {
  lpbh: string;
  lpmc: string;
  lpdz: DistrictAddress;
  ysxkz: string;
  zts: number;
  kdts: number;
  ydts: number;
  zt: ProjectState;
}

const { admitted, inReview, soldOut } = PROJECT;

export const seedDevelopers: readonly (Omit<DeveloperRecord, 'passwordHash' | keyof DeveloperInfo> & {
  projects: readonly SeedProject[];
  remark: string;
})[] = [
  {
    kfsbh: 'KF000001',
    kfsmc: '安居置业有限公司',
    sjhm: '13900000101',
    roles: ['kfsjbr'],
    projects: [
      project('LP00000001', '安居·翠湖苑', '朝阳区翠湖路18号', '云房售证字(2024)第101号', 612, 240, 118, admitted),
      project('LP00000002', '安居·云锦里', '海淀区云锦街6号', '云房售证字(2024)第156号', 486, 486, 73, admitted),
      project('LP00000003', '安居·和悦府', '丰台区和悦路2号', '云房售证字(2024)第023号', 820, 655, 201, admitted),
      project('LP00000004', '安居·山语城', '门头沟区山语大街88号', '云房售证字(2025)第087号', 1204, 0, 0, inReview),
      project('LP00000005', '安居·东岸', '通州区运河东岸9号', '云房售证字(2023)第044号', 355, 315, 290, soldOut),
    ],
    remark: '五个楼盘各用一个监管账户，山语城正在准入审核；尾号0055的账户空着，可用于新楼盘或变更',
  },
];

function project(
  lpbh: string,
  lpmc: string,
  lpdz: DistrictAddress,
  ysxkz: string,
  zts: number,
  kdts: number,
  ydts: number,
  zt: ProjectState,
): SeedProject {
  return { lpbh, lpmc, lpdz, ysxkz, zts, kdts, ydts, zt };
}
