import { Button } from '@/ui/plain/Button';
import styles from './complaints.module.css';

/** Before a guest types: what signing in does to what is typed. */
export function GuestNote({ onSignIn }: { onSignIn: () => void }) {
  return (
    <section className={styles.guest} aria-label="登录说明">
      <p>
        可以先填写，<strong>提交时需要登录</strong>
        。填写的文字和选好的附件在本页签保留60分钟，登录后自动带回，并存入您的草稿箱。在公用电脑上，不再填写时请关闭本页签。个人、单位、开发商账号都可以提交。
      </p>
      <Button onClick={onSignIn}>先登录</Button>
    </section>
  );
}
