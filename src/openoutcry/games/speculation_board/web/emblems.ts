/** The emblems of the companies, 48 units wide and high: what is in the company's colour, what is paper, and the ink on it.
 * A company of a house set has one where its name suggests it. */
export interface Emblem {
  body: string
  paper: string
  ink: string
}

const emblems: [RegExp, Emblem][] = [
  [
    /metro|rail|train|tube/i,
    {
      body: 'M13 3h22q7 0 7 8v23q0 6-6 6H12q-6 0-6-6V11q0-8 7-8z',
      paper: 'M11 12h26v12H11zM14 29a3.5 3.5 0 1 0 .1 0zM34 29a3.5 3.5 0 1 0 .1 0z',
      ink: 'M24 12v12M17 7h14M14 40l-6 6M34 40l6 6M10 44h28',
    },
  ],
  [
    /timbuk|desert|mosque/i,
    {
      body: 'M3 45 8 24h7l3-20q6-4 12 0l3 20h7l5 21z',
      paper: 'M20 45v-8a4 4 0 0 1 8 0v8zM22 14h4v5h-4z',
      ink: 'M18 9h-4M30 9h4M17 15h-4M31 15h4M16 21h-4M32 21h4M16 28h3M29 28h3M9 33h4M35 33h4M22 28h4',
    },
  ],
  [
    /alhambra|palace|castle/i,
    {
      body: 'M5 45V9h5V4h6v5h5V4h6v5h5V4h6v5h5v36z',
      paper: 'M16 45V36a12 12 0 1 1 16 0v9z',
      ink: 'M24 15v-3M15 19l-2-2M33 19l2-2M12 27H9M36 27h3M15 34l-3 2M33 34l3 2',
    },
  ],
  [
    /shogun|samurai/i,
    {
      body: 'M10 27c0-12 5-17 14-17s14 5 14 17l9 13q-9 3-13-3l-2-4H16l-2 4q-4 6-13 3z',
      paper: 'M24 15C9 15 4 9 5 1c5 6 12 8 19 8s14-2 19-8c1 8-4 14-19 14z',
      ink: 'M10 27h28M7 32h9M32 32h9M16 33l3 12h10l3-12M19 38h3M26 38h3M24 15v12',
    },
  ],
  [
    /show|theat|opera/i,
    {
      body: 'M6 5q18 7 36 0c4 20-3 37-18 40C9 42 2 25 6 5z',
      paper: 'M12 20q6-6 10 1-6 4-10-1zM36 20q-6-6-10 1 6 4 10-1zM13 29q11 5 22 0-2 11-11 11T13 29z',
      ink: 'M11 14q5-4 10 0M37 14q-5-4-10 0M24 22l-2 5h4',
    },
  ],
  [
    /eketorp|viking|fort/i,
    {
      body: 'M1 29q4 3 9 3h28q5 0 7-4c2-5-2-8-5-7l3-6c5 3 5 12 3 18-2 8-9 12-22 12S3 40 1 29z',
      paper: 'M11 6h24q5 10 0 20H11q5-10 0-20z',
      ink: 'M24 2v30M17 6q4 10 0 20M29 6q5 10 0 20M9 37h.1M17 38h.1M25 38h.1M33 37h.1',
    },
  ],
  [
    /carat|diamond|gem/i,
    {
      body: 'M12 6h24l11 13-23 26L1 19z',
      paper: 'M18 19l6-13 6 13zM12 6l6 13H1z',
      ink: 'M1 19h46M18 19l6 26 6-26M36 6l-6 13',
    },
  ],
  [
    /wallenstein|general|war/i,
    {
      body: 'M10 30c1-10 5-15 14-15s13 5 14 15c5 1 8 3 9 5-8 9-38 9-46 0 1-2 4-4 9-5z',
      paper: 'M36 25c10-5 11-16 4-23-11 0-21 5-23 15 6-4 14-3 19 8z',
      ink: 'M10 30q14 6 28 0M38 5c-7 2-12 6-15 11M35 10l2 6M30 12l3 7',
    },
  ],
]

export function emblemOf(name: string): Emblem | undefined {
  return emblems.find(([like]) => like.test(name))?.[1]
}
