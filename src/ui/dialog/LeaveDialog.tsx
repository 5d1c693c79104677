import { Button } from 'antd';
import { Dialog } from './Dialog';
import styles from './LeaveDialog.module.css';

/** Confirmation before an external link of a rich text opens; shows the real host, whatever the link text claims. */
export function LeaveDialog({ href, onClose }: { href: string; onClose: () => void }) {
  const url = new URL(href);
  // 'https://gjj.example@other.test/' leads to other.test: the user info before @ is neither shown nor opened.
  url.username = '';
  url.password = '';
  return (
    <Dialog
      open
      title="离开本大厅"
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            留在本大厅
          </Button>
          <Button type="primary" href={url.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            继续访问
          </Button>
        </>
      }
    >
      <p>您将离开本大厅，访问其他网站：</p>
      {/* The host of a URL object is ASCII: look-alike letters of other scripts show as xn--…. */}
      <p className={styles.host}>{url.host}</p>
      <p className={styles.address}>{url.href.length > 300 ? `${url.href.slice(0, 300)}…` : url.href}</p>
      <p>该网站不由本中心管理。请勿在其他网站填写公积金账户的密码和短信验证码。</p>
    </Dialog>
  );
}
