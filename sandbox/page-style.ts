/** The pages must look different from the shop's pages, like the pages of a real provider. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#17202e, #e9edf4); --soft: light-dark(#53607a, #a3b0c8);
  --ground: light-dark(#eef1f6, #10151e); --sheet: light-dark(#fff, #1a212d); --line: light-dark(#8793a8, #5d6a80);
  --hair: light-dark(#d9dfe9, #2f3949); --act: light-dark(#1d4ed8, #8fb4ff); --on-act: light-dark(#fff, #0c1424);
  --bad: light-dark(#b3261e, #ffb0a8); --bad-ground: light-dark(#fdecea, #3a1d1b); --band: #ffd447; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 16px/1.5 system-ui, sans-serif; }
[data-frame] body { background: var(--sheet); }
.mark { margin: 0; padding: 10px 16px; background: var(--band); color: #231a00; text-align: center; font-size: 15px;
  border-bottom: 6px solid; border-image: repeating-linear-gradient(135deg, #231a00 0 10px, var(--band) 10px 20px) 6; }
.sheet { max-width: 1020px; margin: 0 auto; padding: 24px 20px 48px; }
header { display: flex; align-items: center; gap: 10px; font-weight: 650; margin-bottom: 20px; }
.logo { width: 30px; height: 20px; border-radius: 4px; background: linear-gradient(var(--act) 0 6px, #0000 6px 10px, var(--act) 10px); opacity: .85; }
.columns { display: grid; gap: 24px; align-items: start; }
.panel { background: var(--sheet); border: 1px solid var(--hair); border-radius: 12px; padding: 24px; }
[data-frame] .sheet { padding: 16px 4px 8px; } [data-frame] .panel { border: 0; padding: 12px; } [data-frame] .cards { padding: 0 12px; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 8px; }
.summary p { margin: 0; color: var(--soft); overflow-wrap: anywhere; }
.summary .amount { color: var(--ink); font-size: 32px; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.3; }
.panel .summary { margin-bottom: 20px; padding-bottom: 16px; border-bottom: 1px solid var(--hair); }
form { display: grid; gap: 16px; } form p { margin: 0; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; align-items: start; }
label { display: block; font-weight: 600; font-size: 15px; margin-bottom: 6px; }
input { width: 100%; min-height: 48px; padding: 10px 14px; font: inherit; font-variant-numeric: tabular-nums; color: inherit;
  background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
input::placeholder { color: var(--soft); opacity: .75; }
.number input, .number { font-variant-numeric: tabular-nums; }
.number input { letter-spacing: .04em; }
[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.fault { color: var(--bad); font-size: 14px; margin-top: 6px; }
.trouble { background: var(--bad-ground); color: var(--bad); padding: 12px 14px; border-radius: 8px; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
button { font: inherit; color: inherit; cursor: pointer; }
.main { min-height: 52px; border: 0; border-radius: 8px; background: var(--act); color: var(--on-act); font-weight: 650; font-size: 17px; }
.main[aria-disabled] { opacity: .7; cursor: progress; }
.back { justify-self: center; display: inline-flex; align-items: center; min-height: 44px; color: var(--act); }
.bank { font-weight: 650; padding-bottom: 12px; border-bottom: 1px solid var(--hair); }
.cards summary { font-weight: 650; min-height: 44px; display: flex; align-items: center; cursor: pointer; }
.cards summary::before { content: '▸'; margin-right: 8px; } .cards[open] summary::before { content: '▾'; }
.cards p { color: var(--soft); font-size: 15px; margin: 0 0 12px; }
.cards ul { list-style: none; margin: 0; padding: 0; }
.cards li + li { border-top: 1px solid var(--hair); }
.cards button { width: 100%; min-height: 52px; padding: 8px; display: grid; grid-template-columns: 1fr auto; gap: 0 12px; text-align: left;
  border: 0; background: none; border-radius: 6px; }
.cards button:hover { background: var(--ground); }
.brand, .says { color: var(--soft); font-size: 14px; } .says { grid-column: 1 / -1; }
.ended { text-align: center; padding: 24px 8px; } .ended p { color: var(--soft); margin: 0 0 16px; }
table { width: 100%; border-collapse: collapse; font-size: 15px; } th, td { text-align: left; padding: 10px 12px 10px 0; border-top: 1px solid var(--hair); vertical-align: top; }
td form { display: inline-flex; } td button { min-height: 44px; padding: 0 14px; border: 1px solid var(--line); border-radius: 8px; background: none; margin: 0 8px 8px 0; }
.wide { overflow-x: auto; }
@media (min-width: 900px) { .columns { grid-template-columns: 440px minmax(0, 1fr); gap: 48px; } .columns .panel { position: sticky; top: 24px; } .sheet { padding-top: 40px; } }
@media (max-width: 699px) { thead { display: none; } tr, td { display: block; } tr { border-top: 1px solid var(--hair); padding: 10px 0; } td { border: 0; padding: 2px 0; } }
td.number, td.mask { white-space: nowrap; }
@media (max-width: 360px) { .panel { padding: 16px; } }
`;
