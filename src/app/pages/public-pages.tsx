import { createElement, lazy, type ReactNode } from 'react';
import { NotFound } from '@/pages/error/NotFound';
import { StatusPage } from '@/pages/error/StatusPage';

/** Pages for testers, only in builds with the simulated centre in the browser. */
const qaPages: readonly [path: string, page: PublicPageEntry][] =
  import.meta.env.MODE === 'demo'
    ? [['/qaFields', { title: '控件总览', page: createElement(lazy(() => import('@/pages/qa/FieldGallery'))) }]]
    : [];

const UserAgreement = lazy(() => import('@/pages/public/UserAgreement'));
const ZwLogin = lazy(() => import('@/pages/government/ZwLogin'));
const ZwRedirect = lazy(() => import('@/pages/government/ZwRedirect'));

export interface PublicPageEntry {
  title: string;
  page: ReactNode;
}

const OpenPage = lazy(() => import('./open-pages'));
const PublicArea = lazy(() => import('../PublicArea'));

/** A page in open-pages.tsx. */
const open = (path: string, title: string): [string, PublicPageEntry] => [
  path,
  { title, page: <OpenPage path={path} /> },
];
/** A page in PublicArea.tsx. */
const area = (path: string, title: string): [string, PublicPageEntry] => [
  path,
  { title, page: <PublicArea path={path} /> },
];

/** Addresses without sign-in (docs/specification.md 2.1), with their Chinese titles. The sign-in page is in Root. */
export const publicPages: ReadonlyMap<string, PublicPageEntry> = new Map<string, PublicPageEntry>([
  [
    '/404',
    {
      title: '页面不存在',
      page: <NotFound />,
    },
  ],
  [
    '/401',
    {
      title: '暂时无法访问',
      page: <StatusPage code="401" title="暂时无法访问" text="系统配置加载失败，您已安全退出。请稍后重新登录。" ways />,
    },
  ],
  ['/user_agreement', { title: '用户协议', page: <UserAgreement /> }],
  ['/zwLogin', { title: '政务服务登录', page: <ZwLogin /> }],
  ['/zwRedirect', { title: '政务服务跳转', page: <ZwRedirect /> }],
  open('/userRegister', '个人用户注册'),
  open('/dwRegister', '缴存单位注册'),
  open('/lhjyrysl', '灵活就业人员设立'),
  open('/yddkryzc', '异地贷款人员注册'),
  open('/forgotPwd', '找回密码'),
  open('/setLoginPwd', '设置登录密码'),
  open('/setQtLoginPwd', '设置其他单位登录密码'),
  open('/UnitDeposit', '单位缴存登记'),
  area('/pubNotice', '通知公告'),
  area('/znts', '智能问答与推送'),
  area('/zmhy', '证明核验'),
  area('/introToCenter', '中心介绍'),
  area('/policyInfo', '政策信息'),
  area('/policyDetail', '政策详情'),
  area('/commonDownload', '常用下载'),
  area('/complaintJY', '投诉建议'),
  area('/complaintJYInfo', '投诉建议详情'),
  area('/complaintJYAdd', '我要投诉建议'),
  area('/loanRate', '贷款利率'),
  area('/goodBadReviews', '好差评'),
  area('/startEvaluation', '我要评价'),
  area('/evaluationRecords', '我的评价记录'),
  area('/evaluationInformation', '事项评价'),
  area('/operationVideo', '业务指南视频'),
  area('/cooperation', '合作楼盘'),
  area('/ylOfd', '电子文件预览'),
  area('/ylOfdBase64', '电子文件预览'),
  area('/dkcs', '贷款计算器'),
  ...qaPages,
]);
