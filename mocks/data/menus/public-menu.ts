import type { MenuNode } from '@/api/session/auth';

const row = (id: string, title: string, path: string, needLogin: '0' | '1'): MenuNode => ({
  id: `public.${id}`,
  pid: '',
  name: title,
  path,
  mainPath: path,
  hidden: '0',
  enable: '1',
  bz: '',
  hrefType: '0',
  menuType: '2',
  meta: { title, icon: '' },
  src: '',
  needLogin,
  children: [],
});

/** The menu beside every page, for guests too (docs/specification.md 2.3). */
export const publicMenu: readonly MenuNode[] = [
  row('zxjs', '中心介绍', '/introToCenter', '0'),
  row('zcxx', '政策信息', '/policyInfo', '0'),
  row('dkll', '贷款利率', '/loanRate', '0'),
  row('hzlp', '合作楼盘', '/cooperation', '1'),
  row('cyxz', '常用下载', '/commonDownload', '1'),
  row('tsjy', '投诉建议', '/complaintJY', '1'),
];
