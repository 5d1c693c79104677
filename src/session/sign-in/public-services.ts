/** Public services, in the order of the list beside every public page. */
export const PUBLIC_SERVICES: readonly { title: string; path: string }[] = [
  { title: '中心介绍', path: '/introToCenter' },
  { title: '通知公告', path: '/pubNotice' },
  { title: '政策信息', path: '/policyInfo' },
  { title: '智能问答', path: '/znts' },
  { title: '贷款利率', path: '/loanRate' },
  { title: '贷款计算器', path: '/dkcs' },
  { title: '合作楼盘', path: '/cooperation' },
  { title: '常用下载', path: '/commonDownload' },
  { title: '业务指南视频', path: '/operationVideo' },
  { title: '投诉建议', path: '/complaintJY' },
  { title: '好差评', path: '/goodBadReviews' },
  { title: '证明核验', path: '/zmhy' },
  { title: '文件预览', path: '/ylOfd' },
];

/** Sub-pages of a service. */
const PARTS: Readonly<Record<string, string>> = {
  '/policyDetail': '/policyInfo',
  '/complaintJYInfo': '/complaintJY',
  '/complaintJYAdd': '/complaintJY',
  '/startEvaluation': '/goodBadReviews',
  '/evaluationRecords': '/goodBadReviews',
  '/evaluationInformation': '/goodBadReviews',
  '/ylOfdBase64': '/ylOfd',
};

/** The service that a page belongs to. */
export function serviceOf(path: string): string {
  return Object.hasOwn(PARTS, path) ? (PARTS[path] ?? path) : path;
}
