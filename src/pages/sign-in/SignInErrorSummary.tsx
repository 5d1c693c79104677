import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { FocusableAlert } from '@/ui/state/FocusableAlert';
import { hasNoProblem, type SignInProblem } from './problem';
import styles from './SignIn.module.css';

interface Props {
  problem: SignInProblem;
  /** Field name → id of its input, in form order. */
  ids: Readonly<Record<string, string>>;
}

/** Error summary above the form, focused, with a link to each field. */
export function SignInErrorSummary({ problem, ids }: Props) {
  const box = useRef<HTMLDivElement>(null);

  // Each failed attempt is a new problem: focus moves to the summary again, even for the same text, but never while typing.
  const attempt = problem.attempt ?? problem;
  useLayoutEffect(() => {
    if (!hasNoProblem(attempt)) box.current?.focus();
  }, [attempt]);

  if (hasNoProblem(problem)) return null;
  const named = Object.entries(ids).filter(([name]) => problem.fields[name]);
  const nameless = Object.entries(problem.fields).filter(([name]) => !(name in ids));
  const texts = [...(problem.general ? [problem.general] : []), ...nameless.map(([, text]) => text)];
  const links = named.length > 0 && (
    <ul>
      {named.map(([name, id]) => (
        <li key={name}>
          <Button
            type="link"
            size="small"
            className={styles.problem}
            onClick={() => document.getElementById(id)?.focus()}
          >
            {problem.fields[name]}
          </Button>
        </li>
      ))}
    </ul>
  );
  const lines = texts.map((text) => <p key={text}>{text}</p>);
  return (
    <FocusableAlert
      ref={box}
      type="error"
      title={lines.length > 0 ? lines : links}
      description={lines.length > 0 && links}
    />
  );
}
