import { useLayoutEffect, useRef } from 'react';
import { isEmpty, type Problem } from './problem';
import styles from './SignIn.module.css';

interface Props {
  problem: Problem;
  /** Field name → id of its input, in the order of the form. */
  ids: Readonly<Record<string, string>>;
}

/** Everything that is wrong, above the form and focused, with a way to each field. */
export function ErrorSummary({ problem, ids }: Props) {
  const box = useRef<HTMLDivElement>(null);

  // Each failed attempt is a new problem: focus moves to the summary again, also when it says the same; never while typing.
  const attempt = problem.attempt ?? problem;
  useLayoutEffect(() => {
    if (!isEmpty(attempt)) box.current?.focus();
  }, [attempt]);

  if (isEmpty(problem)) return null;
  const named = Object.entries(ids).filter(([name]) => problem.fields[name]);
  const nameless = Object.entries(problem.fields).filter(([name]) => !(name in ids));
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      {problem.general ? <p>{problem.general}</p> : null}
      {nameless.map(([name, text]) => (
        <p key={name}>{text}</p>
      ))}
      {named.length > 0 ? (
        <ul>
          {named.map(([name, id]) => (
            <li key={name}>
              <button type="button" onClick={() => document.getElementById(id)?.focus()}>
                {problem.fields[name]}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
