const CONTROLS = 'button, a[href], [role="button"], [role="combobox"], input, summary';
/** Part of the viewport's height within which a free place is looked for. */
const REACH = 0.6;
/** px between two places that are tried. */
const STEP = 8;

/** Returns by how many px a toast moves down so that it lies over no button or field; 0 where the page has no such place. */
export function toastShift(toast: HTMLElement): number {
  const { width, height, left } = toast.getBoundingClientRect();
  const { offsetHeight } = toast;
  const from = topOf(toast);
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  // Under a dialog nothing can be pressed.
  const page: ParentNode = dialogs[dialogs.length - 1] ?? document;
  const taken = [...page.querySelectorAll(CONTROLS)]
    .filter((one) => !toast.contains(one))
    .map((one) => one.getBoundingClientRect())
    .filter((one) => one.width > 0 && one.right > left && one.left < left + width);
  const tall = offsetHeight || height;
  for (let top = from; top + tall < window.innerHeight * REACH; top += STEP)
    if (taken.every((one) => one.bottom <= top || one.top >= top + tall)) return top - from;
  return 0;
}

/** Its place without the movement with which it comes. */
function topOf(toast: HTMLElement): number {
  const parent = toast.offsetParent?.getBoundingClientRect().top ?? 0;
  return parent + toast.offsetTop;
}
