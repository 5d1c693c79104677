import sections from './sections.module.css';

interface MarkProps {
  /** What the text is about, for screen readers. */
  of: string;
  text: string;
}

/** Where a value comes from: a mark, its text on demand. */
export const Source = (props: MarkProps) => <Mark word="来源" {...props} />;

/** What whoever does this every month knows by heart: a mark, its text on demand. */
export const About = (props: MarkProps) => <Mark word="说明" {...props} />;

/** How rows are filled in, beside a section's own 说明. */
export const HowTo = (props: MarkProps) => <Mark word="填写办法" {...props} />;

function Mark({ word, of: subject, text }: MarkProps & { word: string }) {
  return (
    <details className={sections.source}>
      <summary aria-label={`${subject}的${word}`}>{word}</summary>
      <span>：{text}</span>
    </details>
  );
}
