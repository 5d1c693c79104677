import { lazy, type ReactNode } from 'react';
import { MessagePage } from '@/pages/error/MessagePage';
import { NotOpen } from '@/pages/error/NotOpen';
import { qaPages } from './qa-pages';

const PubNotice = lazy(() => import('@/pages/public/PubNotice'));
const UserAgreement = lazy(() => import('@/pages/public/UserAgreement'));
const ZwLogin = lazy(() => import('@/pages/government/ZwLogin'));
const ZwRedirect = lazy(() => import('@/pages/government/ZwRedirect'));

export interface PublicPage {
  title: string;
  page: ReactNode;
}

const OpenPage = lazy(() => import('./open-pages'));

/** A page of open-pages.tsx. */
const open = (path: string, title: string): [string, PublicPage] => [path, { title, page: <OpenPage path={path} /> }];
const notOpen = (title: string): PublicPage => ({ title, page: <NotOpen title={title} /> });

/** Addresses that need no sign-in (specification 2.1), with their Chinese titles. The sign-in page stands in Root. */
export const publicPages: ReadonlyMap<string, PublicPage> = new Map<string, PublicPage>([
  [
    '/404',
    {
      title: '页面不存在',
      page: <MessagePage code="404" title="页面不存在" text="您访问的地址不存在，或您没有这项业务的办理权限。" />,
    },
  ],
  [
    '/401',
    {
      title: '暂时无法访问',
      page: <MessagePage code="401" title="暂时无法访问" text="系统配置加载失败，您已安全退出。请稍后重新登录。" />,
    },
  ],
  ['/pubNotice', { title: '通知公告', page: <PubNotice /> }],
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
  ['/znts', notOpen('智能推送')],
  ['/introToCenter', notOpen('中心介绍')],
  ['/policyInfo', notOpen('政策信息')],
  ['/policyDetail', notOpen('政策详情')],
  ['/commonDownload', notOpen('常用下载')],
  ['/complaintJY', notOpen('投诉建议')],
  ['/complaintJYInfo', notOpen('投诉建议详情')],
  ['/complaintJYAdd', notOpen('新增投诉建议')],
  ['/loanRate', notOpen('贷款利率')],
  ['/goodBadReviews', notOpen('好差评')],
  ['/startEvaluation', notOpen('我要评价')],
  ['/evaluationRecords', notOpen('我的评价记录')],
  ['/evaluationInformation', notOpen('事项评价')],
  ['/operationVideo', notOpen('业务指南视频')],
  ['/cooperation', notOpen('合作楼盘')],
  ['/ylOfd', notOpen('电子文件预览')],
  ['/ylOfdBase64', notOpen('电子文件预览')],
  ['/dkcs', notOpen('贷款计算器')],
  ...qaPages,
]);
