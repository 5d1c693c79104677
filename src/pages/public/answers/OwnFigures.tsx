import type { SmartAnswer } from '@/api/answers';
import { useSession } from '@/session/session-store';
import { SignInHere } from '../SignInHere';
import styles from './answers.module.css';

/** What the question comes to for the person who asks; guests are told where to say who they are. */
export function OwnFigures({ answer: { bzsj, sfbz } }: { answer: SmartAnswer }) {
  const guest = useSession((state) => state.token === undefined);
  if (sfbz !== '1') return null;
  if (guest) return <SignInHere text="登录个人账号后，这里按您本人的账户和贷款算出来。" />;
  if (bzsj.length === 0) return null;
  return (
    <section aria-label="您的情况">
      <h3>您的情况</h3>
      <dl className={styles.own}>
        {bzsj.map(({ label, value, gs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {gs && <span className={styles.small}>{gs}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
