import type { BindOffer } from '@/api/auth';
import { dropBinding } from '@/session/binding';
import { Button } from '@/ui/plain/Button';
import styles from './SignIn.module.css';

/** After a 417: whose identity is to be bound to which account, and the way out. */
export function BindingNote({ offer }: { offer: BindOffer }) {
  return (
    <div role="status" className={styles.binding}>
      <p>
        您的{offer.way || '身份'}
        {offer.who && <>（{offer.who}）</>}
        尚未绑定网上办事大厅账号。请用账号和密码登录一次，登录成功即完成绑定，以后可直接登录。
      </p>
      <Button kind="link" onClick={dropBinding}>
        不绑定，返回登录
      </Button>
    </div>
  );
}
