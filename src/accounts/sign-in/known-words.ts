/** What guessers try first on a site like this one: words about passwords, about administration and of the trade. */
export const expectedWords = [
  ...['password', 'passwort', 'passphrase', 'passcode', 'secret', 'login', 'logon', 'signin', 'welcome', 'changeme'],
  ...['letmein', 'administration', 'administrator', 'admin', 'editor', 'user', 'account', 'website', 'homepage'],
  ...['tandem', 'company', 'office', 'business', 'consultancy', 'consultant', 'consulting', 'transformation'],
  ...['digital', 'artificial', 'intelligence', 'agile', 'agility', 'leadership', 'readiness', 'assessment', 'scan'],
  ...['coaching', 'training', 'mentoring', 'strategy', 'innovation', 'team'],
]

/** Long enough, and known to everybody. */
export const expectedPhrases = [
  'correct horse battery staple',
  'the quick brown fox',
  'to be or not to be',
  'this is my password',
  'let me in please',
  'change me now please',
  'i love my dog',
  'i love my cat',
]
