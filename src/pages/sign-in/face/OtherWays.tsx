import type { MethodKey, SignInMethod } from '@/session/sign-in-methods/method';
import { Button } from '@/ui/plain/Button';
import styles from './face.module.css';

interface Props {
  others: readonly SignInMethod[];
  onChoose: (key: MethodKey) => void;
}

/** What somebody without a camera gets on with best, in this order. */
const BEST: readonly MethodKey[] = ['qr-face', 'sms-code', 'qr', 'account-password'];
const SHOWN = 2;

/** Leads out of a way to sign in that cannot go on. */
export function OtherWays({ others, onChoose }: Props) {
  const offered = BEST.flatMap((key) => others.filter((method) => method.key === key)).slice(0, SHOWN);
  if (offered.length === 0) return null;
  return (
    <p className={styles.others}>
      <span>也可以改用：</span>
      {offered.map(({ key, title }) => (
        <Button key={key} kind="link" onClick={() => onChoose(key)}>
          {title}
        </Button>
      ))}
    </p>
  );
}
