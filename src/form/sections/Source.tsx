import sections from './sections.module.css';

/** Where a value comes from: a mark, its text on demand. */
export function Source({ of: label, text }: { of: string; text: string }) {
  return (
    <details className={sections.source}>
      <summary aria-label={`${label}的来源`}>来源</summary>
      <span>：{text}</span>
    </details>
  );
}
