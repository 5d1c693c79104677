import type { SeedComplaint } from '../../seed/complaints';

/** 张建国, as `ownerOf` writes him. */
const ZHANG_JIANGUO = { owner: 'person:100000000001', xm: '张建国', lxdh: '13800000001' };

/** What 张建国 has asked: one answered, one in progress, one late. None of it is published. */
export const OWN_COMPLAINTS: readonly SeedComplaint[] = [
  {
    ...ZHANG_JIANGUO,
    daysAgo: 10,
    jlx: '1',
    ywlxdm: '08',
    bt: '部分提前还款后月供从哪一期开始变化',
    nr: '上周办理了部分提前还款，选择减少月供，请问新的月供从下个月还是下下个月开始？',
    df: '您的部分提前还款已于提交当日入账，新的还款计划从下一个还款日起执行，下期起月供按减少后的金额扣划。您可以在“还款计划”中查看并下载新的计划表。',
    unpublished: true,
  },
  {
    ...ZHANG_JIANGUO,
    daysAgo: 6,
    jlx: '2',
    ywlxdm: '10',
    bt: '建议还款明细可以按年汇总利息',
    nr: '申报个人所得税住房贷款利息专项扣除时需要核对全年利息，建议还款明细增加按年汇总。',
    unpublished: true,
  },
  {
    ...ZHANG_JIANGUO,
    daysAgo: 40,
    jlx: '3',
    ywlxdm: '11',
    bt: '预约号到了时间没有叫到',
    nr: '预约了城区管理部上午十点的号，到了以后说预约系统没有记录，重新取号等了一个多小时。',
    unpublished: true,
  },
];
