import { Button } from 'antd';
import { Card } from '@/ui/Card';
import styles from './AccessLog.module.css';
import { freezeAfterQuestion } from './freeze';

/** 「不是我」: above the record of who signed in. */
export function StrangerCard() {
  return (
    <Card label="账号安全">
      <div className={styles.alarm}>
        <p>
          以下是您的账号的登录记录，以及谁在什么时候、为什么查询了您的数据。如有不是您本人的登录，请立即冻结：所有已登录的设备都会退出，之后任何人都不能登录，直到您验证身份并设置新密码。
        </p>
        <Button onClick={() => void freezeAfterQuestion()}>不是我，冻结登录</Button>
      </div>
    </Card>
  );
}
