export const guidePath = '/blog/agile-archetypes-explained'
