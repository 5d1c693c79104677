import { Button } from 'antd';
import { renewText, type useCaptcha } from '@/session/sign-in/use-captcha';
import { Row } from '@/ui/layout/Row';
import { Stack } from '@/ui/layout/Stack';
import styles from './SignIn.module.css';
import { SignInField } from './SignInField';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  captcha: ReturnType<typeof useCaptcha>;
  onChange: (value: string) => void;
}

/** Captcha picture with its input; alternatively a question in words. */
export function CaptchaField({ id, value, error, captcha, onChange }: Props) {
  const { state, kind, refresh, turn } = captcha;
  const words = kind === 'words';
  const turned = () => {
    onChange('');
    turn();
  };
  return (
    <>
      <SignInField
        id={id}
        label="图形验证码"
        error={error}
        hint={words && state.phase === 'ready' ? state.captcha.wt : undefined}
        value={value}
        autoComplete="off"
        maxLength={8}
        onChange={(event) => onChange(event.target.value)}
        aside={
          (!words || state.phase !== 'ready') && (
            <Stack as="span" gap={0} className={styles.captcha}>
              {state.phase === 'ready' ? (
                <img src={state.captcha.img} alt="图形验证码，内容为字母和数字" width={112} height={40} />
              ) : (
                <span role="status">{state.phase === 'loading' ? '加载中...' : '加载失败'}</span>
              )}
            </Stack>
          )
        }
        below={
          <Row gap={1} justify="end">
            <Button type="link" size="small" onClick={refresh}>
              {renewText(kind)}
            </Button>
            <Button type="link" size="small" onClick={turned}>
              {words ? '改用图片验证码' : '看不清图片，改用文字题'}
            </Button>
          </Row>
        }
      />
      {state.phase === 'failed' ? (
        <p role="alert" className={styles.error}>
          {state.reason}
        </p>
      ) : null}
    </>
  );
}
