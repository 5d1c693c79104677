import { Link } from 'react-router-dom';
import { Muted } from '@/ui/layout/Muted';
import { Stack } from '@/ui/layout/Stack';
import { NoticeList } from './NoticeList';
import styles from './SignIn.module.css';

/** Services for guests that are not in the quick menu (docs/specification.md 2.3). */
const OPEN_SERVICES = [
  { title: '智能问答', path: '/znts' },
  { title: '贷款计算器', path: '/dkcs' },
  { title: '业务指南视频', path: '/operationVideo' },
  { title: '好差评', path: '/goodBadReviews' },
  { title: '证明核验', path: '/zmhy' },
  { title: '文件预览', path: '/ylOfd' },
];

/** Introduces the hall, with security advice before a password is typed. */
export function Introduction() {
  return (
    <Stack as="section" gap={2} aria-labelledby="introduction-title">
      <Stack gap={0.5} justify="center" className={styles.hero}>
        <h2 id="introduction-title">缴存、提取、贷款，足不出户办理</h2>
        <p>个人、单位和房地产开发企业，一个大厅办成所有住房公积金业务。</p>
        <nav data-tall className={styles.services} aria-label="不用登录的服务">
          <span aria-hidden="true">不用登录：</span>
          {OPEN_SERVICES.map(({ title, path }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        </nav>
      </Stack>
      <ul className={styles.points}>
        <li>
          <strong>随时查</strong>账户余额、缴存明细、贷款进度，每个数字都说明怎么算出来
        </li>
        <li>
          <strong>网上办</strong>填写内容自动保存，中断以后接着办，不会重复提交
        </li>
        <li>
          <strong>看得见</strong>每一步由谁办理、何时办结，不通过时说明理由和办法
        </li>
      </ul>
      <Muted className={styles.downloads}>
        使用数字证书登录，请先安装证书助手：
        <Link to="/commonDownload">常用下载</Link>
        <span>建议使用最近两年的 Chrome、Edge、Firefox 或 Safari</span>
      </Muted>
      <div className={styles.warning}>
        <h3>谨防诈骗</h3>
        <p>
          中心不会以任何理由向您索要登录密码和短信验证码，也不委托任何中介代办提取。请核对网址后登录，咨询请拨打 12329。
        </p>
      </div>
      {/* Last: they come later than the page, and nothing is to move when they do. */}
      <NoticeList />
    </Stack>
  );
}
