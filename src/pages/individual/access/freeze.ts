import { reportStranger } from '@/api/access-log';
import { ApiError } from '@/api/errors';
import { keepFlash } from '@/session/flash';
import { signOut } from '@/session/sign-out';
import { confirm } from '@/ui/confirm';
import { toast } from '@/ui/toast';

const FROZEN_TEXT = '您的账号已冻结登录。恢复登录请点击“忘记密码”，验证身份并设置新密码，或持有效证件到柜台办理';

const UNKNOWN_TEXT =
  '没有收到冻结的结果，本机已退出登录。请重新登录查看：提示已冻结的，冻结已生效；能够登录的，请再次冻结或拨打12329';

/** 「不是我」: after the question the account is frozen and this session ends too. */
export async function freezeAfterQuestion(): Promise<void> {
  const agreed = await confirm({
    title: '冻结登录',
    content:
      '冻结后，包括本机在内的所有设备都会退出登录，任何人都不能再登录您的账号。您可随时通过“忘记密码”验证身份、设置新密码来恢复。是否冻结？',
    okText: '冻结登录',
  });
  if (!agreed) return;
  try {
    await reportStranger();
  } catch (error) {
    if (error instanceof ApiError && error.outcomeUnknown) {
      // Repeating proves nothing: a session that the freeze has ended is refused as any that is over.
      keepFlash(UNKNOWN_TEXT);
      await signOut({ reason: 'user' });
      return;
    }
    toast.error(error instanceof ApiError ? error.message : '冻结没有成功，请重试或拨打12329');
    return;
  }
  keepFlash(FROZEN_TEXT);
  await signOut({ reason: 'user' });
}
