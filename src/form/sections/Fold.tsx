import { type ReactNode, useState } from 'react';
import sections from './sections.module.css';

interface FoldProps {
  title: ReactNode;
  /** Beginning of the content, beside the title while it is folded. */
  gist: string;
  /** Whether it begins unfolded. */
  open?: boolean;
  children: ReactNode;
}

/** Content under its title, one press away. */
export function Fold({ title, gist, open: initially = false, children }: FoldProps) {
  const [open, setOpen] = useState(initially);
  return (
    <details open={open} className={sections.read} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {title}
        {!open && <span className={sections.gist}>{gist}</span>}
      </summary>
      {children}
    </details>
  );
}
