import type { SmartAnswer } from '@/api/public/answers';
import { useSession } from '@/session/session-store';
import { Muted } from '@/ui/layout/Muted';
import { Row } from '@/ui/layout/Row';
import { LazyRichText } from '@/ui/text/LazyRichText';
import { SignInPrompt } from '../SignInPrompt';
import styles from './answers.module.css';
import { MatterAction } from './MatterAction';

/** What an answer says: its text, the person's own figures and the ways to the businesses. */
export function AnswerBody({ answer }: { answer: SmartAnswer }) {
  return (
    <>
      <div className={styles.text}>
        <LazyRichText base64={answer.nr} />
      </div>
      <PersonalFigures answer={answer} />
      {answer.sx.length > 0 && (
        <section aria-label="去办理">
          <h3>去办理</h3>
          <Row as="ul" gap={3} rowGap={0} className={styles.ways}>
            {answer.sx.map((matter) => (
              <li key={matter.lj}>
                <MatterAction matter={matter} />
              </li>
            ))}
          </Row>
        </section>
      )}
    </>
  );
}

/** The question's figures for the signed-in person; guests see the sign-in prompt. */
function PersonalFigures({ answer: { bzsj, sfbz } }: { answer: SmartAnswer }) {
  const guest = useSession((state) => state.token === undefined);
  if (sfbz !== '1') return null;
  if (guest) return <SignInPrompt text="登录个人账号后，这里按您本人的账户和贷款算出来。" />;
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
              {gs && <Muted as="span">{gs}</Muted>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
