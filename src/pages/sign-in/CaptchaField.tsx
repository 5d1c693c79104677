import type { useCaptcha } from '@/session/use-captcha';
import { Field } from './Field';
import styles from './SignIn.module.css';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  captcha: ReturnType<typeof useCaptcha>;
  onChange: (value: string) => void;
}

/** The picture and what is typed for it; for whoever cannot see it, a question in words. */
export function CaptchaField({ id, value, error, captcha, onChange }: Props) {
  const { state, kind, refresh, turn } = captcha;
  const words = kind === 'words';
  const turned = () => {
    onChange('');
    turn();
  };
  return (
    <>
      <Field
        id={id}
        label="图形验证码"
        error={error}
        hint={words && state.phase === 'ready' ? state.captcha.wt : undefined}
        value={value}
        autoComplete="off"
        maxLength={8}
        onChange={(event) => onChange(event.target.value)}
        aside={
          <>
            {(!words || state.phase !== 'ready') && (
              <span className={styles.captcha}>
                {state.phase === 'ready' ? (
                  <img src={state.captcha.img} alt="图形验证码，内容为字母和数字" width={112} height={40} />
                ) : (
                  <span role="status">{state.phase === 'loading' ? '加载中...' : '加载失败'}</span>
                )}
              </span>
            )}
            <span className={styles.pair}>
              <button type="button" className={styles.inline} onClick={refresh}>
                {words ? '换一题' : '换一张'}
              </button>
              <button
                type="button"
                className={styles.inline}
                aria-label={words ? '改用图片验证码' : '看不清图片，改用文字题'}
                onClick={turned}
              >
                {words ? '用图片' : '文字题'}
              </button>
            </span>
          </>
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
