export const eszter = {
  name: 'Eszter Varga',
  slug: 'eszter-varga',
  bio: 'Co-founder. Works with boards on how decisions are made, and left unmade. Was head of operations at a parts supplier before she changed sides.',
}

export const daniel = {
  name: 'Dániel Lindqvist',
  slug: 'daniel-lindqvist',
  bio: 'Co-founder. Takes over transformations that have lost their way. Engineer by training, sailor at weekends, sceptic by experience.',
}

export const amara = {
  name: 'Amara Okonkwo',
  slug: 'amara-okonkwo',
  bio: 'Leads our AI work. Built forecasting systems for hospitals and learned there that a model is the smaller half of the problem.',
}

export const tomasz = {
  name: 'Tomasz Wieczorek',
  slug: 'tomasz-wieczorek',
  bio: 'Helps many teams work on one product. Has facilitated more planning days than he likes to admit and keeps the figures of all of them.',
}

export const ilse = {
  name: 'Ilse Brandt',
  slug: 'ilse-brandt',
  bio: 'Coach for teams and for those who lead them. Measures her work by how soon she is no longer needed.',
}

export const rafael = {
  name: 'Rafael Monteiro',
  slug: 'rafael-monteiro',
  bio: 'Works with product people on what to build next and what to leave out. Ran a product line with a hundred thousand daily users.',
}
