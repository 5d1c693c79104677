import { Button } from 'antd';
import { ApiError } from '@/api/client/errors';
import { reportForeignSignIn } from '@/api/session/access-log';
import { saveFlash } from '@/session/flash';
import { signOut } from '@/session/opening/sign-out';
import { Card } from '@/ui/Card';
import { askConfirmation } from '@/ui/dialog/confirm';
import { Row } from '@/ui/layout/Row';
import { toast } from '@/ui/state/toast';
import styles from './AccessLog.module.css';

/** 「不是我」 card, above the sign-in records. */
export function ForeignSignInCard() {
  return (
    <Card label="账号安全">
      <Row gap={2} justify="space-between" className={styles.alarm}>
        <p>
          以下是您的账号的登录记录，以及谁在什么时候、为什么查询了您的数据。如有不是您本人的登录，请立即冻结：所有已登录的设备都会退出，之后任何人都不能登录，直到您验证身份并设置新密码。
        </p>
        <Button onClick={() => void freezeAfterQuestion()}>不是我，冻结登录</Button>
      </Row>
    </Card>
  );
}

const FROZEN_TEXT = '您的账号已冻结登录。恢复登录请点击“忘记密码”，验证身份并设置新密码，或持有效证件到柜台办理';

const UNKNOWN_TEXT =
  '没有收到冻结的结果，本机已退出登录。请重新登录查看：提示已冻结的，冻结已生效；能够登录的，请再次冻结或拨打12329';

/** 「不是我」: after confirmation freezes the account, which also ends this session. */
async function freezeAfterQuestion(): Promise<void> {
  const agreed = await askConfirmation({
    title: '冻结登录',
    content:
      '冻结后，包括本机在内的所有设备都会退出登录，任何人都不能再登录您的账号。您可随时通过“忘记密码”验证身份、设置新密码来恢复。是否冻结？',
    okText: '冻结登录',
  });
  if (!agreed) return;
  try {
    await reportForeignSignIn();
  } catch (error) {
    if (error instanceof ApiError && error.outcomeUnknown) {
      // A retry proves nothing: after a successful freeze the session is rejected like any expired one.
      saveFlash(UNKNOWN_TEXT);
      await signOut({ reason: 'user' });
      return;
    }
    toast.failure(error, '冻结没有成功，请重试或拨打12329');
    return;
  }
  saveFlash(FROZEN_TEXT);
  await signOut({ reason: 'user' });
}
