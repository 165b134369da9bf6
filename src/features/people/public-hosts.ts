/** Where everybody can have an address: people who share one of these share no company. */
const publicHosts = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.fr hotmail.de hotmail.it
  live.com live.de live.fr live.nl msn.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es ymail.com
  rocketmail.com icloud.com me.com mac.com aol.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de
  tuta.com tuta.io gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de mail.de posteo.de
  posteo.net mailbox.org fastmail.com fastmail.fm hey.com zoho.com zohomail.eu mail.com email.com inbox.com mail.ru
  yandex.com yandex.ru bk.ru list.ru qq.com 163.com 126.com sina.com naver.com hanmail.net daum.net orange.fr wanadoo.fr
  free.fr laposte.net sfr.fr neuf.fr libero.it virgilio.it tiscali.it alice.it tin.it btinternet.com sky.com ntlworld.com
  virginmedia.com talktalk.net comcast.net verizon.net att.net sbcglobal.net cox.net bellsouth.net rogers.com shaw.ca
  bigpond.com telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl bluewin.ch sunrise.ch hispeed.ch
  freemail.hu citromail.hu indamail.hu t-email.hu vipmail.hu upcmail.hu wp.pl o2.pl onet.pl interia.pl op.pl seznam.cz
  centrum.cz email.cz azet.sk abv.bg mail.bg telefonica.net terra.com.br uol.com.br bol.com.br`.split(/\s+/),
)

/** Whether the part behind the @ says where somebody works. */
export const isCompanyDomain = (domain: string) => domain !== '' && !publicHosts.has(domain.toLowerCase())
