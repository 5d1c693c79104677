import { Alert } from 'antd';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '@/session/session-store';
import { EntryFrame } from '@/ui/EntryFrame';
import { AlreadySignedIn } from './AlreadySignedIn';
import { IdentityStep } from './IdentityStep';
import { ProofStep } from './ProofStep';
import { isLive, noticeFromState, STEP_1, STEPS, useRecovery } from './recovery';

const STALE_TEXT = '为保护账户安全，页面刷新或超过10分钟后须重新验证身份';

/** /forgotPwd, steps 1 and 2 (docs/rules/registration-and-passwords.md); step 3 has a page of its own. */
export default function ForgotPassword() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const recovery = useRecovery();
  const signedIn = useSession(({ phase }) => phase === 'open');
  const second = params.get('step') === '2';
  const shown = useRef(second);

  // The path does not change, so the guard does not move the focus for a new step.
  useEffect(() => {
    if (shown.current !== second) document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    shown.current = second;
  }, [second]);

  if (second && !signedIn && !(isLive(recovery) && recovery.identity)) {
    return <Navigate to={STEP_1} replace state={{ words: recovery.words || STALE_TEXT }} />;
  }
  const words = noticeFromState(state);
  return (
    <EntryFrame
      title="找回密码"
      purpose="忘记登录密码、账号被锁定或被冻结时，验证身份后设置新密码。"
      needs="证件号码（单位为单位账号和经办人证件号码）、登记的手机"
      steps={STEPS}
      step={second ? 1 : 0}
    >
      {words && <Alert type="warning" showIcon title={words} />}
      {signedIn ? (
        <AlreadySignedIn />
      ) : second && recovery.identity ? (
        <ProofStep key={recovery.ticket} identity={recovery.identity} />
      ) : (
        <IdentityStep loginType={params.get('loginType')} />
      )}
    </EntryFrame>
  );
}
