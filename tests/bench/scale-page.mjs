// What runs in the page of the bench of large units: when an answer had arrived, when its rows were painted.

/** Put in before the hall's own scripts. */
export function watchPage() {
  const seen = { answered: 0, last: 0, path: '' };
  window.scale = seen;
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (method, address, ...rest) {
    this.addEventListener('readystatechange', () => {
      if (this.readyState !== 4 || seen.path === '' || !String(address).includes(seen.path)) return;
      seen.last = performance.now();
      if (seen.answered === 0) seen.answered = seen.last;
    });
    return open.call(this, method, address, ...rest);
  };
}

/** From now on the answers of this call count: the first, and the last. */
export function listenFor(path) {
  Object.assign(window.scale, { path, answered: 0, last: 0 });
}

/** ms since the last of them. */
export function sinceLast() {
  return performance.now() - window.scale.last;
}

/** Resolves once a row of the table has been painted: ms from the answer until then. */
export function painted(label) {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const look = () => {
      // A page that says it could not load shows no row ever.
      if (performance.now() - begun > 120_000) return reject(new Error(`${label}: no row within two minutes`));
      const cells = document.querySelectorAll(`table[aria-label="${label}"] tbody td[data-label]`);
      // Pages that were left stay in the document unseen.
      if (![...cells].some((cell) => cell.getClientRects().length > 0) || window.scale.answered === 0)
        return requestAnimationFrame(look);
      return requestAnimationFrame(() => resolve(performance.now() - window.scale.answered));
    };
    requestAnimationFrame(look);
  });
}

/** Scrolls the table, or else the page, down and up for some seconds; gives the frames' lengths in ms. */
export function scrollTable({ label, seconds, speed }) {
  const tables = [...document.querySelectorAll(`table[aria-label="${label}"]`)];
  let scroller = tables.find((table) => table.getClientRects().length > 0);
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
  const target = scroller ?? document.scrollingElement;
  return new Promise((resolve) => {
    const frames = [];
    let last;
    let begun;
    let direction = 1;
    const step = (now) => {
      begun ??= now;
      const passed = last === undefined ? 0 : now - last;
      if (last !== undefined) frames.push(passed);
      last = now;
      const before = target.scrollTop;
      target.scrollTop = before + (direction * speed * passed) / 1000;
      if (frames.length > 1 && target.scrollTop === before) direction = -direction;
      if (now - begun < seconds * 1000) requestAnimationFrame(step);
      else resolve(frames);
    };
    requestAnimationFrame(step);
  });
}
