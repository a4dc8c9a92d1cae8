/** The network's logo mark, as SVG shapes with the color placeholders `{ink}` and `{accent}`. */
export const mark = {
  /** On a 64-unit square: next to the name and on home screen icons. */
  large: [
    '<path d="M54.709 17.396 A27 27 0 1 1 44.985 8.327" fill="none" stroke="{ink}" stroke-width="2.5"/>',
    '<circle cx="50.414" cy="12.253" r="4.4" fill="{ink}"/>',
    '<path d="M14.635 34.866 A17.6 17.6 0 1 1 20.367 45.208" fill="none" stroke="{ink}" stroke-width="2.5"/>',
    '<circle cx="16.607" cy="40.533" r="3.7" fill="{ink}"/>',
    '<path d="M33.294 40.097 A8.2 8.2 0 1 1 40.17 31.297" fill="none" stroke="{ink}" stroke-width="2.5"/>',
    '<circle cx="38.462" cy="37.048" r="3.7" fill="{accent}"/>',
  ],
  /** The same with heavier lines, for browser tabs. */
  small: [
    '<path d="M54.871 17.651 A27 27 0 1 1 44.719 8.183" fill="none" stroke="{ink}" stroke-width="3.6"/>',
    '<circle cx="50.414" cy="12.253" r="4.4" fill="{ink}"/>',
    '<path d="M14.588 34.565 A17.6 17.6 0 1 1 20.598 45.407" fill="none" stroke="{ink}" stroke-width="3.6"/>',
    '<circle cx="16.607" cy="40.533" r="3.7" fill="{ink}"/>',
    '<path d="M32.974 40.142 A8.2 8.2 0 1 1 40.136 30.975" fill="none" stroke="{ink}" stroke-width="3.6"/>',
    '<circle cx="38.462" cy="37.048" r="3.7" fill="{accent}"/>',
  ],
  /** On a 16-unit square, for 16-pixel icons. */
  tiny: [
    '<path d="M12.9 3.1A6.9 6.9 0 1 1 9.2 1.2" fill="none" stroke="{ink}" stroke-width="1.3"/>',
    '<circle cx="11.6" cy="2.5" r="1.45" fill="{ink}"/>',
    '<circle cx="8" cy="8" r="4" fill="none" stroke="{ink}" stroke-width="1.15"/>',
    '<circle cx="8" cy="8" r="1.75" fill="{accent}"/>',
  ],
}

export type Mark = typeof mark
