import { currentPath, goTo } from '@/lib/navigation';
import { comeBackTo } from '@/session/return-target';
import { Button } from '@/ui/plain/Button';
import styles from './Public.module.css';

/** For guests, in place of what only the signed-in can do here; signing in leads back to this page. */
export function SignInHere({ text }: { text: string }) {
  return (
    <div className={styles.signIn}>
      <p>{text}</p>
      <Button
        kind="primary"
        onClick={() => {
          comeBackTo(currentPath());
          goTo('/login');
        }}
      >
        登录
      </Button>
    </div>
  );
}
