import { Button, type ButtonProps, Dropdown } from 'antd';
import { type ReactNode, useRef, useState } from 'react';

interface DropdownButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** Name of the menu. */
  menu: string;
  /** Above the entries. */
  heading?: ReactNode;
  entries: readonly { key: string; label: string }[];
  onChoose: (key: string) => void;
}

/** A button that opens a menu: antd's Dropdown with the focus where a keyboard expects it. */
export function DropdownButton({ menu, heading, entries, onChoose, ...button }: DropdownButtonProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const items = [...entries];
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      destroyOnHidden
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        // antd leaves the focus in the menu that Escape closes.
        if (!next && document.activeElement?.closest('[role="menu"]')) opener.current?.focus();
      }}
      menu={{
        'aria-label': menu,
        items: heading ? [{ key: 'heading', type: 'group', label: heading, children: items }] : items,
        onClick: ({ key, domEvent }) => {
          // Enter would press the button that has the focus next.
          domEvent.preventDefault();
          setOpen(false);
          // A dialog that opens gives the focus back to where it was.
          opener.current?.focus();
          onChoose(key);
        },
      }}
    >
      <Button ref={opener} aria-haspopup="menu" aria-expanded={open} {...button} />
    </Dropdown>
  );
}
