import { Field } from './Field';
import styles from './SignIn.module.css';
import type { CaptchaState } from './use-captcha';

interface Props {
  id: string;
  value: string;
  error: string | undefined;
  state: CaptchaState;
  onChange: (value: string) => void;
  onRefresh: () => void;
}

export function CaptchaField({ id, value, error, state, onChange, onRefresh }: Props) {
  return (
    <>
      <Field
        id={id}
        label="图形验证码"
        error={error}
        value={value}
        autoComplete="off"
        maxLength={8}
        onChange={(event) => onChange(event.target.value)}
        aside={
          <>
            <span className={styles.captcha}>
              {state.phase === 'ready' ? (
                <img src={state.captcha.img} alt="图形验证码，内容为字母和数字" width={112} height={40} />
              ) : (
                <span role="status">{state.phase === 'loading' ? '加载中...' : '加载失败'}</span>
              )}
            </span>
            <button type="button" className={styles.inline} onClick={onRefresh}>
              换一张
            </button>
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
