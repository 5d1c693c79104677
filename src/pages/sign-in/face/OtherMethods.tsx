import { Button } from 'antd';
import type { MethodKey, SignInMethod } from '@/session/sign-in-methods/method';
import { Row } from '@/ui/layout/Row';
import styles from './face.module.css';

interface Props {
  others: readonly SignInMethod[];
  onChoose: (key: MethodKey) => void;
}

/** Best alternatives without a camera, in this order. */
const BEST: readonly MethodKey[] = ['qr-face', 'sms-code', 'qr', 'account-password'];
const SHOWN = 2;

/** Links to other methods after a failure. */
export function OtherMethods({ others, onChoose }: Props) {
  const offered = BEST.flatMap((key) => others.filter((method) => method.key === key)).slice(0, SHOWN);
  if (offered.length === 0) return null;
  return (
    <Row as="p" gap={1.5} rowGap={0.5} className={styles.others}>
      <span>也可以改用：</span>
      {offered.map(({ key, title }) => (
        <Button key={key} type="link" onClick={() => onChoose(key)}>
          {title}
        </Button>
      ))}
    </Row>
  );
}
