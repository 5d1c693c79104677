import { Alert, Button } from 'antd';
import { currentPath, goTo } from '@/lib/address/navigation';
import { returnHereAfterSignIn } from '@/session/opening/return-target';

/** Shown to guests in place of member features; signing in returns to this page. */
export function SignInPrompt({ text }: { text: string }) {
  return (
    <Alert
      showIcon
      role="none"
      type="info"
      title={text}
      action={
        <Button
          type="primary"
          onClick={() => {
            returnHereAfterSignIn(currentPath());
            goTo('/login');
          }}
        >
          登录
        </Button>
      }
    />
  );
}
